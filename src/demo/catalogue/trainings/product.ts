/** What should be built, and in which order. */
export const productTrainings = `
Product management foundations | Fondamentaux de la gestion de produit | beginner blended en | Larkfield Academy | Product management, Product discovery, Prioritisation | product, programme
  The first year of a product manager in four parts, with a mentor from another team.
  La première année d'un chef de produit en quatre parties, avec un mentor d'une autre équipe.
+ Discovering what users need | Découvrir ce dont les utilisateurs ont besoin | beginner online 240 en | Larkfield Academy | Product discovery, User research | product, research
  Interviews, observation and evidence before anything is promised.
  Entretiens, observation et preuves avant toute promesse.
+ Writing user stories that work | Rédiger des récits utilisateurs utiles | beginner online 120 en | Larkfield Academy | User stories, Agile methods | product, agile
  Small stories with a clear end, and how to split the big ones.
  De petits récits avec une fin claire, et comment découper les grands.
+ Saying no: prioritising a backlog | Savoir dire non : prioriser un carnet de produit | intermediate classroom 240 en | Larkfield Academy | Prioritisation, Backlog management | product, agile
  Cost of delay, opportunity trees and a polite refusal.
  Coût du retard, arbres d'opportunités et refus courtois.
+ Product metrics that matter | Les indicateurs de produit qui comptent | intermediate online 180 en | Larkfield Academy | Product analytics, Outcome measurement | product, analytics
  Activation, retention and the few numbers worth a meeting.
  Activation, rétention et les rares chiffres qui méritent une réunion.
Product strategy | Stratégie de produit | advanced classroom 960 en | Northgate Business School | Product strategy, Strategic thinking | product, strategy
  Two days on choosing a market, a position and what to leave to others.
  Deux jours pour choisir un marché, une position et ce que l'on laisse aux autres.
Roadmaps without dates | Des feuilles de route sans dates | intermediate article 25 en | Quill Institute | Product roadmap, Stakeholder management | product, planning
  Now, next, later, and how to speak with sales about it.
  Maintenant, ensuite, plus tard, et comment en parler avec les ventes.
Scrum in a day | Scrum en une journée | beginner classroom 420 en | Agilium | Scrum, Agile methods | agile
  Roles, events and a simulation with paper and scissors.
  Rôles, événements et une simulation avec du papier et des ciseaux.
Scrum master certification course | Préparation à la certification Scrum master | intermediate blended 960 en | Agilium | Scrum, Facilitation, Coaching | agile, certification
  Preparation with two practice examinations and a coach.
  Préparation avec deux examens blancs et un coach.
Kanban for service teams | Kanban pour les équipes de service | intermediate online 180 en | Agilium | Kanban, Process improvement | agile, operations
  Limiting work in progress, and what the queues have to say.
  Limiter le travail en cours et écouter ce que disent les files.
Product owner in practice | Product owner en pratique | intermediate online 480 en | Agilium | Backlog management, Stakeholder management, Agile methods | agile, product
  A backlog, six stakeholders and one sprint, with feedback on your decisions.
  Un carnet, six parties prenantes et un sprint, avec un retour sur vos décisions.
Business analysis essentials | L'essentiel de l'analyse métier | beginner online 420 en | Northgate Business School | Business analysis, Requirements analysis, Process mapping | analysis
  Understanding a process before changing it: interviews, maps and rules.
  Comprendre un processus avant de le changer : entretiens, cartes et règles.
Pricing a digital product | Fixer le prix d'un produit numérique | advanced online 240 en | Northgate Business School | Pricing strategy, Product strategy | product, pricing
  Value, tiers and experiments with willingness to pay.
  Valeur, paliers et expériences sur le consentement à payer.
Launching a product | Lancer un produit | intermediate blended 360 en | Northgate Business School | Product launch, Go-to-market planning | product, marketing
  A checklist for the twelve weeks before the day and the four after it.
  Une liste de contrôle pour les douze semaines avant le jour J et les quatre après.
Project management basics | Bases de la gestion de projet | beginner classroom 840 fr | Atelier Numérique Rhône | Project management, Project planning | project | trn-gestion-projet
  Given in French: scope, schedule, risks and a steering committee that decides.
  Périmètre, calendrier, risques et un comité de pilotage qui décide.
Waterfall planning with charts | Planification en cascade | intermediate video 120 en archived | Northgate Business School | Project management | project
  Kept for contracts that still demand it.
  Conservée pour les contrats qui l'exigent encore.
`;
