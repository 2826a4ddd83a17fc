/** Open and past posts in sales, customer success, partnerships, marketing and communications. */
export const commerceOpportunities = `
Sales Development Representative | | Dublin | hybrid permanent 2026-11-02 2027-03-31 |
  First calls to new companies in Ireland and Scotland, with a path to account executive.
  Premiers appels à de nouvelles entreprises en Irlande et en Écosse, avec une voie vers le poste de commercial.
Sales Development Representative | | Paris | hybrid permanent 2026-11-16 2027-03-15 | French
  Open the French market one conversation at a time.
  Ouvrir le marché français, une conversation à la fois.
Sales Assistant | apprenticeship = alternance | Lyon | on_site apprenticeship 2026-10-05 2027-06-30 |
  Offers, orders and customers' questions, two days a week at school.
  Devis, commandes et questions des clients, avec deux jours d'école par semaine.
Account Executive | | London | hybrid permanent 2026-10-19 2027-02-26 | Negotiation
  Close with medium-sized companies in transport and retail.
  Conclure avec des entreprises moyennes du transport et du commerce.
Account Executive | | Madrid | hybrid permanent 2026-11-23 2027-04-09 | Spanish
  Build the customer base of central Spain from twenty to sixty.
  Faire passer la clientèle du centre de l'Espagne de vingt à soixante.
Senior Account Executive | | Munich | hybrid permanent 2026-09-14 2027-01-29 | German
  Large tenders with manufacturers in Bavaria and Austria.
  De grands appels d'offres avec des industriels de Bavière et d'Autriche.
Key Account Manager | retail = grande distribution | Paris | hybrid permanent 2026-10-26 2027-03-12 | Retail sales
  Four large retailers, their boards and their habits.
  Quatre grands distributeurs, leurs directions et leurs habitudes.
Public Sector Account Manager | | Edinburgh | hybrid permanent 2026-11-09 2027-03-05 |
  Councils, hospitals and universities: long decisions, loyal customers.
  Collectivités, hôpitaux et universités : des décisions longues, des clients fidèles.
Bid Manager | | Bristol | hybrid permanent 2026-09-28 2027-01-22 |
  Lead answers to tenders from the first reading to the last signature.
  Mener les réponses aux appels d'offres, de la première lecture à la dernière signature.
Pre-sales Consultant | | Lyon | hybrid permanent 2026-10-12 2027-02-12 | Technical pre-sales, French
  Show customers what the product does with their own data.
  Montrer aux clients ce que fait le produit avec leurs propres données.
Export Sales Manager | | Porto | hybrid permanent 2026-11-30 - | Portuguese
  Open Brazil and Angola from the harbour in Porto.
  Ouvrir le Brésil et l'Angola depuis le port de Porto.
Sales Operations Analyst | | Manchester | hybrid permanent 2026-11-02 2027-02-19 | Salesforce
  Forecasts, territories and a CRM that sellers trust.
  Prévisions, territoires et un CRM auquel les vendeurs se fient.
Sales Trainer | | United Kingdom | remote fixed_term 2026-12-01 2027-02-28 | Public speaking
  Renew the sales academy within a year.
  Renouveler l'académie des ventes en un an.
Regional Sales Manager | | Nantes | hybrid permanent 2026-08-24 2026-11-20 closed | French
  Lead nine sellers from Brittany to Bordeaux.
  Diriger neuf vendeurs, de la Bretagne à Bordeaux.
Customer Service Agent | | Porto | on_site permanent 2026-11-16 2027-05-31 | Portuguese, English
  Answer travellers and shippers by telephone and chat.
  Répondre aux voyageurs et expéditeurs par téléphone et messagerie.
Customer Service Agent | evenings = soirées | Manchester | remote part_time 2026-10-19 2027-03-19 |
  Twenty hours a week, from six in the evening.
  Vingt heures par semaine, à partir de dix-huit heures.
Customer Service Team Leader | | Madrid | on_site permanent 2026-10-05 2027-02-05 | Spanish
  Fourteen agents, their schedule and their growth.
  Quatorze conseillers, leurs horaires et leurs progrès.
Customer Onboarding Specialist | | France | remote permanent 2026-11-09 2027-03-26 | French
  The first ninety days of each new customer.
  Les quatre-vingt-dix premiers jours de chaque nouveau client.
Customer Success Manager | | London | hybrid permanent 2026-10-26 2027-04-02 |
  Thirty customers who should stay because they gain from it.
  Trente clients qui doivent rester parce qu'ils y gagnent.
Customer Success Manager | | Munich | hybrid permanent 2026-11-23 2027-03-31 | German
  Renewals and growth with customers in three countries.
  Renouvellements et croissance avec des clients de trois pays.
Technical Account Manager | | Ireland | remote permanent 2026-09-21 2027-01-25 |
  The engineer whom large customers call first.
  L'ingénieur que les grands clients appellent en premier.
Customer Experience Manager | | Bristol | hybrid permanent 2026-11-16 2027-04-30 |
  Follow the journey through every department and remove the worst moment of each.
  Suivre le parcours dans tous les services et supprimer le pire moment de chacun.
Partner Manager | | Paris | hybrid permanent 2026-10-12 2027-02-26 | Channel sales
  Twelve resellers who need training, margins and attention.
  Douze revendeurs qui ont besoin de formation, de marges et d'attention.
Marketing Assistant | internship = stage | London | hybrid internship 2026-11-30 2027-04-15 |
  Newsletters, figures and the spring fair.
  Lettres d'information, chiffres et salon de printemps.
Marketing Project Manager | | Lyon | hybrid permanent 2026-11-02 2027-03-05 | Campaign management, French
  Lead multichannel campaigns from the brief to the review.
  Mener des campagnes multicanales, du brief au bilan.
Content Manager | | United Kingdom | remote permanent 2026-10-19 2027-02-19 |
  Articles, cases and videos that bring the right readers.
  Articles, témoignages et vidéos qui attirent les bons lecteurs.
SEO Specialist | | Madrid | remote permanent 2026-11-09 2027-03-12 |
  Be found in Spanish, Portuguese and English.
  Être trouvé en espagnol, en portugais et en anglais.
Social Media Manager | | Paris | hybrid fixed_term 2026-11-23 2027-01-29 | Video marketing
  Eighteen months to find our tone in short films.
  Dix-huit mois pour trouver notre ton en formats vidéo courts.
Marketing Automation Specialist | | Dublin | hybrid permanent 2026-09-28 2027-01-18 | HubSpot
  Journeys for prospects that sales will thank you for.
  Des parcours de prospects dont les ventes vous remercieront.
Product Marketing Manager | | London | hybrid permanent 2026-10-26 2027-03-22 |
  Say what is new, for whom, and why it matters.
  Dire ce qui est nouveau, pour qui et pourquoi cela compte.
Brand Manager | | Bristol | hybrid permanent 2026-08-10 2026-11-13 closed |
  Look after the name after the merger.
  Veiller sur le nom après la fusion.
Event Manager | customer days = journées clients | Munich | hybrid project 2026-12-07 2027-02-15 |
  A mission of five months for three customer days.
  Une mission de cinq mois pour trois journées clients.
Marketing Analyst | | Manchester | hybrid permanent 2026-11-16 2027-04-09 |
  Which half of the budget works, and how do we know?
  Quelle moitié du budget fonctionne, et comment le sait-on ?
Communications Officer | | Lyon | hybrid permanent 2026-10-05 2027-02-12 | French
  The voice of the Lyon site towards staff, neighbours and press.
  La voix du site de Lyon auprès du personnel, des riverains et de la presse.
Internal Communications Manager | | Bristol | hybrid permanent 2026-11-30 2027-03-31 |
  Keep eight hundred people informed through a year of change.
  Tenir huit cents personnes informées pendant une année de changements.
Translator | | Spain | remote part_time 2026-11-02 2027-03-15 | Spanish
  Two days a week from English and French into Spanish.
  Deux jours par semaine, de l'anglais et du français vers l'espagnol.
`;
