/** How numbers are found, judged and shown. */
export const dataTrainings = `
SQL foundations | Les bases de SQL | beginner online 360 en | Larkfield Academy | SQL, Database administration | databases, analytics
  Select, join and group on the company's own warehouse, with exercises at every step.
  Sélectionner, joindre et regrouper sur l'entrepôt de l'entreprise, avec des exercices à chaque étape.
Advanced SQL | SQL avancé | advanced online 480 en | Quill Institute | SQL, Data modelling, Performance optimisation | databases, analytics | trn-sql-advanced
  Window functions, recursive queries and execution plans, for people who write SQL every day.
  Fonctions de fenêtrage, requêtes récursives et plans d'exécution, pour qui écrit du SQL chaque jour.
Statistics for decisions | La statistique pour décider | intermediate online 540 en | Quill Institute | Statistics, Decision making | analytics, statistics | trn-statistics-decisions
  Uncertainty, samples and tests explained with business cases rather than formulas.
  Incertitude, échantillons et tests expliqués par des cas d'entreprise plutôt que par des formules.
Data analyst path | Parcours analyste de données | beginner blended en | Larkfield Academy | SQL, Data visualisation, Data analysis | analytics, programme
  From spreadsheets to a first dashboard that somebody uses, over three months beside the job.
  Du tableur à un premier tableau de bord vraiment utilisé, en trois mois à côté du poste.
+ Asking good questions of data | Poser les bonnes questions aux données | beginner online 120 en | Larkfield Academy | Data analysis, Critical thinking | analytics
  Turning a vague wish of a manager into a question that data can answer.
  Transformer le souhait flou d'un responsable en une question à laquelle les données répondent.
+ Cleaning messy data | Nettoyer des données désordonnées | beginner online 240 en | Larkfield Academy | Data quality, Spreadsheet modelling | analytics, quality
  Duplicates, gaps and odd dates: finding them, mending them and writing down what was done.
  Doublons, trous et dates étranges : les trouver, les corriger et noter ce qui a été fait.
+ Charts that tell the truth | Des graphiques honnêtes | beginner online 180 en | Larkfield Academy | Data visualisation, Data storytelling | charts, communication
  Choosing a chart, leaving out ink, and never bending an axis.
  Choisir un graphique, ôter le superflu et ne jamais tordre un axe.
+ A dashboard for your team | Un tableau de bord pour votre équipe | intermediate classroom 420 en | Larkfield Academy | Dashboard design, Power BI | charts, reporting
  A day to build and criticise a dashboard with real users in the room.
  Une journée pour construire et critiquer un tableau de bord avec de vrais utilisateurs.
Python for data analysis | Python pour l'analyse de données | beginner online 720 en | Codeharbour | Python, Data analysis, Pandas | code, analytics
  Notebooks, tables and plots, for people who know spreadsheets and have never programmed.
  Carnets, tableaux et graphiques, pour qui connaît le tableur et n'a jamais programmé.
Machine learning essentials | L'essentiel de l'apprentissage automatique | intermediate online 900 en | Codeharbour | Machine learning, Python, Statistics | data science
  Regression, trees and honest validation, with a churn model as the running example.
  Régression, arbres et validation honnête, avec un modèle d'attrition comme fil rouge.
Deep learning in practice | L'apprentissage profond en pratique | advanced online 1500 en | Codeharbour | Deep learning, Machine learning, Python | data science
  Networks for text and images, trained on a budget and watched in production.
  Des réseaux pour le texte et l'image, entraînés à budget limité et surveillés en production.
Forecasting demand and churn | Prévoir la demande et l'attrition | advanced online 480 en | Quill Institute | Time series analysis, Statistics, Predictive modelling | data science, planning
  Time series, seasonality and how to say how wrong a forecast may be.
  Séries temporelles, saisonnalité et façon de dire de combien une prévision peut se tromper.
Experiments and A/B tests | Expériences et tests A/B | intermediate online 240 en | Quill Institute | A/B testing, Experiment design, Statistics | product, statistics
  Sample sizes, stopping rules and the traps that make a test lie.
  Taille d'échantillon, règles d'arrêt et pièges qui font mentir un test.
Data engineering path | Parcours ingénierie de données | intermediate blended en | Larkfield Academy | Data engineering, Data integration, Data warehousing | data platform, programme
  Moving data from where it arises to where it is asked for, on time and unbroken.
  Amener les données de là où elles naissent à là où on les interroge, à l'heure et intactes.
+ Modelling a data warehouse | Modéliser un entrepôt de données | intermediate online 360 en | Larkfield Academy | Data modelling, Data warehousing | data platform
  Facts, dimensions and history, drawn before anything is loaded.
  Faits, dimensions et historique, dessinés avant tout chargement.
+ Reliable data pipelines | Des chaînes de données fiables | intermediate online 420 en | Larkfield Academy | Data integration, Data engineering, Python | data platform, automation
  Loads that can be repeated, watched and mended at three in the morning.
  Des chargements que l'on peut rejouer, surveiller et réparer à trois heures du matin.
+ Streaming data with Kafka | Données en flux avec Kafka | advanced online 480 en | Larkfield Academy | Apache Kafka, Data engineering | data platform, messaging
  Topics, consumers and late events, with a project on booking data.
  Sujets, consommateurs et événements tardifs, avec un projet sur les réservations.
Power BI from zero | Power BI en partant de zéro | beginner video 300 en | Brightboard | Power BI, Dashboard design | reporting, charts
  Import, model and publish a report without writing code.
  Importer, modéliser et publier un rapport sans écrire de code.
Tableau for analysts | Tableau pour les analystes | intermediate online 360 en archived | Brightboard | Tableau | reporting, charts
  For teams that have not yet moved their reports.
  Pour les équipes qui n'ont pas encore migré leurs rapports.
Spreadsheets that do not break | Des tableurs qui ne cassent pas | beginner online 150 en | Brightboard | Spreadsheet modelling, Financial modelling | office, productivity
  Names, checks and pivot tables for workbooks that others inherit.
  Noms, contrôles et tableaux croisés pour des classeurs dont d'autres hériteront.
Analysing data without code | Analyser des données sans coder | beginner online 300 fr | Atelier Numérique Rhône | Data analysis, Spreadsheet modelling | analytics, no code | trn-analyse-donnees
  Given in French: exploring customer and campaign data with everyday tools.
  Explorer des données de clientèle et de campagnes avec les outils de tous les jours.
Data governance in practice | La gouvernance des données en pratique | intermediate classroom 360 en | Quill Institute | Data governance, Data quality | governance
  Owners, definitions and catalogues: who decides what a customer is.
  Responsables, définitions et catalogues : qui décide de ce qu'est un client.
Working with language models | Travailler avec les modèles de langage | beginner online 120 en | Larkfield Academy | Generative AI, Prompt writing | artificial intelligence, productivity
  What they are good at, where they invent, and which data must never be pasted.
  Ce qu'ils font bien, où ils inventent et quelles données ne jamais y coller.
Evaluating AI systems | Évaluer les systèmes d'IA | advanced online 300 en | Quill Institute | Generative AI, Machine learning, Responsible AI | artificial intelligence, quality
  Judged sets, bias checks and the evidence that a regulator will ask for.
  Jeux de cas jugés, contrôles de biais et preuves qu'un régulateur demandera.
`;
