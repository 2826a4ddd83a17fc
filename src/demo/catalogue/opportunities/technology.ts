/** Open and past posts in software, platforms, information technology and security. */
export const technologyOpportunities = `
Junior Software Engineer | | Bristol | on_site permanent 2026-10-05 2027-03-31 |
  Start in the bookings team: small changes from the first week, a mentor at the next desk.
  Débuter dans l'équipe des réservations : de petites modifications dès la première semaine, un mentor à côté de soi.
Junior Software Engineer | | Lyon | hybrid permanent 2026-11-02 2027-02-26 |
  Join the Lyon team that maintains customer accounts, with a day a week for learning.
  Rejoindre l'équipe lyonnaise des comptes clients, avec un jour par semaine pour apprendre.
Software Engineer | payments = paiements | Manchester | hybrid permanent 2026-09-14 2027-01-29 | TypeScript, Payment security
  Build what takes and returns money: card payments, refunds and their reconciliation.
  Construire ce qui encaisse et rembourse : paiements par carte, remboursements et rapprochements.
Software Engineer | internship = stage | Paris | hybrid internship 2026-11-16 2027-04-30 | JavaScript
  Six months on the search page of the customer portal, ending with a release of your own.
  Six mois sur la page de recherche du portail client, avec une mise en production à votre nom.
Software Engineer | apprenticeship = alternance | Nantes | on_site apprenticeship 2026-10-19 2027-06-30 |
  Two years between the university and the integration team.
  Deux ans entre l'université et l'équipe d'intégration.
Senior Software Engineer | | United Kingdom | remote permanent 2026-09-01 2027-03-12 | TypeScript, Node.js
  Lead the rewrite of the invoicing services from wherever you work best.
  Mener la réécriture des services de facturation, depuis l'endroit où vous travaillez le mieux.
Senior Software Engineer | | Munich | hybrid permanent 2026-10-26 - | Java, German
  Own the interfaces to the German banks; some German is a help.
  Prendre en charge les interfaces avec les banques allemandes ; un peu d'allemand aide.
Front-end Developer | | Bristol | hybrid permanent 2026-11-09 2027-03-05 | React, Accessibility
  Make the booking flow fast and usable for everybody, keyboard and screen reader included.
  Rendre le parcours de réservation rapide et utilisable par tous, clavier et lecteur d'écran compris.
Front-end Developer | maternity cover = remplacement de congé maternité | Madrid | hybrid fixed_term 2026-12-01 2027-01-15 | Spanish
  Nine months in the team of the Spanish shop.
  Neuf mois dans l'équipe de la boutique espagnole.
Back-end Developer | | Porto | remote permanent 2026-10-12 2027-05-28 | PostgreSQL, Message queues
  Services for harbour schedules that must answer in a tenth of a second.
  Des services pour les horaires portuaires, qui doivent répondre en un dixième de seconde.
Full-stack Developer | internal tools = outils internes | Manchester | hybrid permanent 2026-08-31 2027-01-22 |
  Tools for three hundred colleagues who will tell you the same day what they think.
  Des outils pour trois cents collègues qui vous diront le jour même ce qu'ils en pensent.
Python Developer | | Lyon | remote permanent 2026-11-23 2027-04-16 |
  Automate the daily work of planners and turn their spreadsheets into software.
  Automatiser le quotidien des planificateurs et transformer leurs tableurs en logiciels.
Mobile Developer | | Dublin | hybrid permanent 2026-09-28 2027-02-12 | Kotlin, Swift
  One of four who make the telephone application that drivers use every day.
  Une des quatre personnes qui font l'application mobile que les chauffeurs utilisent chaque jour.
Embedded Software Engineer | | Munich | on_site permanent 2026-10-01 - |
  Firmware for the sensors in our containers, from the bench to the field.
  Micrologiciel des capteurs de nos conteneurs, de l'établi au terrain.
Software Architect | | London | hybrid permanent 2026-07-06 2026-10-30 closed |
  Bring nine systems of three acquired companies to one picture.
  Ramener neuf systèmes de trois entreprises acquises à une vision commune.
Test Engineer | | Edinburgh | hybrid permanent 2026-11-02 2027-02-19 |
  Think of what could break before customers do, and automate the dull half of it.
  Imaginer ce qui peut casser avant les clients, et automatiser la moitié ennuyeuse.
Test Automation Lead | | Bristol | hybrid permanent 2026-09-21 2027-01-18 |
  Bring the nightly tests of six teams from hours to minutes.
  Ramener les tests nocturnes de six équipes de quelques heures à quelques minutes.
Tech Lead | checkout = tunnel d'achat | London | hybrid permanent 2026-10-19 2027-03-26 | TypeScript, Mentoring
  Set direction and keep coding with seven people on the page where customers pay.
  Donner la direction et continuer à coder, à sept, sur la page où les clients paient.
Engineering Manager | Platform = plateforme | Manchester | hybrid permanent 2026-10-05 2027-04-30 | Coaching | opp-engineering-manager
  Lead the twelve people whom all other engineers depend on, and grow the next leads among them.
  Diriger les douze personnes dont dépendent tous les ingénieurs, et faire grandir les prochains responsables.
Technical Writer | | Ireland | remote part_time 2026-11-09 2027-02-05 |
  Three days a week to make our interface guides worth reading.
  Trois jours par semaine pour rendre nos guides d'interface agréables à lire.
Platform Engineer | | Bristol | hybrid permanent 2026-10-26 2027-03-19 | Kubernetes, Terraform
  The paved road for fourteen teams: clusters, pipelines and golden templates.
  La voie balisée de quatorze équipes : grappes, chaînes de livraison et modèles de référence.
DevOps Engineer | | Lyon | hybrid permanent 2026-09-07 2027-01-08 | French
  Bring the systems of the Lyon site to the common delivery pipeline.
  Amener les systèmes du site de Lyon sur la chaîne de livraison commune.
DevOps Engineer | cloud move = migration cloud | Germany | remote project 2026-11-30 2027-02-28 |
  A project of six months beside your job, to leave the old data centre in Munich.
  Une mission de six mois à côté du poste, pour quitter l'ancien centre de données de Munich.
Site Reliability Engineer | | Dublin | remote permanent 2026-08-17 2027-02-01 |
  Keep promises of 99.9 % with fewer alarms at night than last year.
  Tenir des promesses de 99,9 % avec moins d'alertes nocturnes que l'an dernier.
Cloud Architect | | Paris | hybrid permanent 2026-11-16 - |
  Decide where our systems run for the next five years, with an eye on the bill and on the planet.
  Décider où tourneront nos systèmes dans les cinq ans, l'œil sur la facture et sur la planète.
Database Administrator | | Edinburgh | hybrid permanent 2026-09-28 2027-01-25 | PostgreSQL
  Look after two hundred PostgreSQL databases and the people who query them.
  Prendre soin de deux cents bases PostgreSQL et des personnes qui les interrogent.
Release Manager | | Manchester | hybrid fixed_term 2026-12-07 2027-03-31 |
  Coordinate the releases of the year in which two product lines become one.
  Coordonner les mises en production de l'année où deux gammes n'en feront plus qu'une.
IT Support Technician | | Porto | on_site permanent 2026-11-23 2027-02-22 | Portuguese
  Help a hundred and fifty colleagues at their desks, on the quay and by telephone.
  Aider cent cinquante collègues à leur bureau, sur le quai et au téléphone.
IT Support Technician | apprenticeship = alternance | Bristol | on_site apprenticeship 2026-10-12 2027-05-31 |
  Learn the trade at the help desk, with a certificate at the end.
  Apprendre le métier au centre d'assistance, avec un certificat à la clé.
System Administrator | | Madrid | on_site permanent 2026-10-19 2027-02-08 | Linux administration
  Servers, backups and accounts of the Madrid hub.
  Serveurs, sauvegardes et comptes du pôle de Madrid.
Network Engineer | | Munich | on_site permanent 2026-07-20 2026-11-13 closed |
  Wireless coverage of three warehouses without a dead corner.
  La couverture sans fil de trois entrepôts, sans un seul angle mort.
Security Analyst | | Manchester | hybrid permanent 2026-11-02 2027-03-15 | Log analysis
  Watch, question and contain: the early shift of the security operations centre.
  Surveiller, questionner et contenir : l'équipe du matin du centre des opérations de sécurité.
Junior Security Analyst | internship = stage | Lyon | on_site internship 2026-11-30 2027-03-31 |
  Four months beside experienced analysts, with a study of phishing in our mailboxes.
  Quatre mois aux côtés d'analystes expérimentés, avec une étude de l'hameçonnage dans nos boîtes.
Penetration Tester | | United Kingdom | remote permanent 2026-09-14 2027-02-15 |
  Break into our own applications by agreement, and help to mend them.
  S'introduire dans nos propres applications avec accord, et aider à les réparer.
Application Security Engineer | | Dublin | hybrid permanent 2026-10-05 - |
  Sit with the teams while they design, rather than after they have shipped.
  Être auprès des équipes pendant la conception plutôt qu'après la livraison.
Business Continuity Manager | | London | hybrid permanent 2026-08-03 2026-11-06 closed |
  Plan and rehearse for the day when a site is not there.
  Planifier et répéter le jour où un site ne sera plus là.
`;
