/** Open and past posts in data, product and design. */
export const productAndDataOpportunities = `
Data Scientist | | Bristol | hybrid permanent 2026-10-12 2027-04-09 | Statistics, Python
  Forecast renewals and churn with the customer insight team, and explain it to those who decide.
  Prévoir renouvellements et attrition avec l'équipe connaissance client, et l'expliquer à qui décide.
Data Scientist | | Munich | hybrid permanent 2026-11-09 2027-03-22 | Time series analysis
  Demand models for the warehouses, retrained each night.
  Des modèles de demande pour les entrepôts, réentraînés chaque nuit.
Junior Data Scientist | | Paris | hybrid permanent 2026-11-23 2027-02-26 |
  A first post with clean data, a patient team and real users.
  Un premier poste avec des données propres, une équipe patiente et de vrais utilisateurs.
Junior Data Scientist | internship = stage | Edinburgh | hybrid internship 2026-12-01 2027-04-15 | R programming
  A study of how customers move between offers, in R or Python.
  Une étude du passage des clients d'une offre à l'autre, en R ou en Python.
Senior Data Scientist | pricing = tarification | London | hybrid permanent 2026-09-07 2027-01-29 | Causal inference, Pricing strategy
  Find out what a price does, not only what it comes with.
  Découvrir ce qu'un prix provoque, et pas seulement ce qui l'accompagne.
Machine Learning Engineer | | Lyon | remote permanent 2026-10-19 2027-05-14 | Machine learning operations
  Bring models to production and keep them honest there.
  Mettre des modèles en production et les y garder fiables.
AI Engineer | assistant for customers = assistant pour les clients | Dublin | remote permanent 2026-11-16 - | Large language models, Responsible AI
  Build an assistant that answers customers from our own documents, and knows when to fetch a person.
  Construire un assistant qui répond aux clients à partir de nos documents, et sait quand appeler quelqu'un.
Data Engineer | | Manchester | hybrid permanent 2026-10-05 2027-03-08 | Apache Kafka, SQL
  Streams of booking events, from source to warehouse, that nobody has to mend by hand.
  Des flux de réservations, de la source à l'entrepôt, que personne ne doit réparer à la main.
Data Engineer | warehouse move = migration d'entrepôt | France | remote project 2026-11-02 2027-01-31 | Snowflake
  A mission of eight months, half time, to move the French reports to the new warehouse.
  Une mission de huit mois à mi-temps pour migrer les rapports français vers le nouvel entrepôt.
Senior Data Engineer | | Madrid | hybrid permanent 2026-09-21 2027-02-19 |
  Lead four engineers in the redesign of our customer data.
  Mener quatre ingénieurs dans la refonte de nos données clients.
Data Steward | | Nantes | hybrid permanent 2026-11-30 2027-04-02 | French
  Give each field an owner and a meaning, and keep it so.
  Donner à chaque champ un responsable et un sens, et s'y tenir.
Head of Data Science | | London | hybrid permanent 2026-07-13 2026-11-20 closed | Executive leadership
  Lead twenty scientists and engineers and the spending on artificial intelligence.
  Diriger vingt scientifiques et ingénieurs ainsi que les dépenses d'intelligence artificielle.
Junior Data Analyst | | Manchester | hybrid permanent 2026-11-09 2027-02-12 |
  The weekly figures, their questions, and time to learn Python.
  Les chiffres de la semaine, leurs questions et du temps pour apprendre Python.
Data Analyst | operations = opérations | Porto | on_site permanent 2026-10-26 2027-03-19 | Power BI
  Show planners where hours and containers get lost.
  Montrer aux planificateurs où se perdent les heures et les conteneurs.
Data Analyst | parental leave cover = remplacement de congé parental | Bristol | hybrid fixed_term 2026-12-01 2027-01-20 |
  Ten months of customer insight, with the quarterly review as the high point.
  Dix mois de connaissance client, la revue trimestrielle en point d'orgue.
Senior Data Analyst | | Bristol | hybrid permanent 2026-10-19 2027-03-31 |
  Lead the analyses behind renewals and coach two younger analysts.
  Mener les analyses sur les renouvellements et accompagner deux analystes plus jeunes.
Business Intelligence Developer | | Lyon | hybrid permanent 2026-09-14 2027-01-22 | Power BI
  Replace eighty reports by twelve that people open.
  Remplacer quatre-vingts rapports par douze que l'on ouvre.
Analytics Engineer | | Spain | remote permanent 2026-11-16 2027-05-07 |
  Tested, documented tables for all Iberian teams.
  Des tables testées et documentées pour toutes les équipes ibériques.
Market Research Analyst | | Paris | hybrid part_time 2026-10-12 2027-02-05 |
  Surveys and panels in four markets, four days a week.
  Enquêtes et panels sur quatre marchés, quatre jours par semaine.
Customer Insight Lead | | Bristol | hybrid permanent 2026-08-10 2026-11-27 closed |
  Lead the six people who know our customers best.
  Diriger les six personnes qui connaissent le mieux nos clients.
Junior Product Manager | | Dublin | hybrid permanent 2026-11-02 2027-02-22 |
  One feature, one team and a mentor, for those who come from support or analysis.
  Une fonctionnalité, une équipe et un mentor, pour qui vient du support ou de l'analyse.
Product Manager | driver application = application chauffeurs | Dublin | hybrid permanent 2026-10-05 2027-03-12 | User research
  Ride along, listen, and decide what the application does next.
  Accompagner les tournées, écouter et décider de la suite de l'application.
Product Manager | | Madrid | hybrid permanent 2026-11-23 2027-04-23 | Spanish
  Adapt the product to Spain, and Spain's good ideas to the product.
  Adapter le produit à l'Espagne, et les bonnes idées d'Espagne au produit.
Senior Product Manager | | London | hybrid permanent 2026-09-28 2027-02-26 | Product strategy
  Pricing, packaging and the roadmap of the platform that partners sell.
  Prix, offres et feuille de route de la plateforme que vendent nos partenaires.
Product Owner | | Lyon | hybrid permanent 2026-10-26 2027-03-05 |
  Keep the backlog of the billing team short, clear and wanted.
  Garder le carnet de l'équipe facturation court, clair et désiré.
Business Analyst | | Edinburgh | hybrid permanent 2026-11-16 2027-03-26 |
  Understand how claims are handled before anyone writes software for it.
  Comprendre le traitement des réclamations avant que quiconque n'écrive de logiciel.
Scrum Master | two teams = deux équipes | Munich | hybrid permanent 2026-10-12 2027-02-19 | Facilitation
  Help two teams that share one product to share their calendar as well.
  Aider deux équipes qui partagent un produit à partager aussi leur calendrier.
Agile Coach | | United Kingdom | remote part_time 2026-09-07 2027-01-15 | Coaching
  Two and a half days a week with departments outside engineering.
  Deux jours et demi par semaine avec des services hors ingénierie.
Project Coordinator | | Porto | on_site permanent 2026-11-30 2027-03-31 | Portuguese
  Dates, minutes and suppliers of the new terminal.
  Dates, comptes rendus et fournisseurs du nouveau terminal.
Project Manager | office move = déménagement | Paris | on_site project 2026-12-07 2027-02-28 | Facilities management
  Move two hundred people across the river without losing a day.
  Déménager deux cents personnes de l'autre côté du fleuve sans perdre une journée.
Innovation Manager | | Munich | hybrid permanent 2026-10-01 - |
  Try ten ideas a year, and stop eight of them in time.
  Essayer dix idées par an, et en arrêter huit à temps.
Product Designer | | Bristol | hybrid permanent 2026-11-09 2027-03-19 | Figma
  Design the booking flow with researchers, writers and three developers.
  Concevoir le parcours de réservation avec chercheurs, rédacteurs et trois développeurs.
Senior Product Designer | | Paris | hybrid permanent 2026-09-21 2027-01-29 | Design systems
  Lead the design system that all our products share.
  Mener le système de design commun à tous nos produits.
User Researcher | | Bristol | hybrid permanent 2026-10-26 2027-04-16 |
  Meet drivers, planners and accountants where they work, and bring back what they need.
  Rencontrer chauffeurs, planificateurs et comptables sur place, et rapporter leurs besoins.
Accessibility Specialist | | United Kingdom | remote permanent 2026-11-02 2027-03-31 |
  Audit, teach and repair until everyone can use what we make.
  Auditer, enseigner et réparer jusqu'à ce que chacun puisse utiliser ce que nous faisons.
UX Writer | | Ireland | remote fixed_term 2026-11-23 2027-02-15 |
  A year to give four products one voice.
  Un an pour donner une seule voix à quatre produits.
Graphic Designer | internship = stage | Lyon | on_site internship 2026-12-01 2027-04-30 |
  Catalogues, stands and a new set of icons.
  Catalogues, stands et un nouveau jeu d'icônes.
`;
