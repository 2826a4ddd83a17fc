/** How things are bought, made, moved and looked after. */
export const operationsTrainings = `
Lean and process improvement path | Parcours lean et amélioration des processus | beginner blended en | Larkfield Academy | Lean management, Process improvement, Process mapping | lean, programme
  See the work, remove what nobody needs, keep it that way.
  Voir le travail, ôter ce dont personne n'a besoin, et s'y tenir.
+ Mapping a process | Cartographier un processus | beginner online 120 en | Larkfield Academy | Process mapping, Process improvement | lean
  Walking along the work with a pencil, and counting the waiting.
  Suivre le travail un crayon à la main, et compter les attentes.
+ Root causes and five whys | Causes racines et cinq pourquoi | beginner online 90 en | Larkfield Academy | Root cause analysis, Problem solving | lean, quality
  Asking until the answer is something that one can change.
  Demander jusqu'à ce que la réponse soit une chose que l'on peut changer.
+ Kaizen week | Semaine kaizen | intermediate classroom 1800 en | Larkfield Academy | Continuous improvement, Lean management, Facilitation | lean
  Five days in a warehouse or an office, with measured results on Friday.
  Cinq jours en entrepôt ou au bureau, avec des résultats mesurés le vendredi.
Six Sigma Green Belt | Six Sigma Green Belt | advanced blended 2400 en | Agilium | Six Sigma, Statistics, Quality management | quality, certification
  Define, measure, analyse, improve, control, with a project of your own.
  Définir, mesurer, analyser, améliorer, contrôler, avec un projet personnel.
Supply chain fundamentals | Fondamentaux de la chaîne logistique | beginner online 360 en | Meridian Logistics School | Supply chain management, Logistics | logistics
  Demand, stock, transport and the bullwhip, played as a game.
  Demande, stocks, transport et effet coup de fouet, sous forme de jeu.
Inventory planning | Planification des stocks | intermediate online 240 en | Meridian Logistics School | Inventory management, Demand planning | logistics, planning
  Safety stock, reorder points and the price of never running out.
  Stock de sécurité, points de commande et prix de l'absence de rupture.
Route and fleet planning | Planification des tournées et de la flotte | advanced online 300 en | Meridian Logistics School | Transport planning, Logistics | logistics, planning
  Vehicles, windows and drivers' hours, planned with software and common sense.
  Véhicules, créneaux et temps de conduite, planifiés avec un logiciel et du bon sens.
Route planning in Spanish | Planification de tournées en espagnol | intermediate online 240 es | Meridian Logistics School | Transport planning | logistics
  Given in Spanish: routes, time windows and costs for the team in Madrid.
  Donnée en espagnol : itinéraires, créneaux et coûts pour l'équipe de Madrid.
Warehouse safety | Sécurité en entrepôt | beginner classroom 180 en mandatory | Safehands | Health and safety, Warehouse management | safety
  Lifts, loads and walkways, with a tour of the site.
  Chariots, charges et passages, avec une visite du site.
Procurement essentials | L'essentiel des achats | beginner online 240 en | Northgate Business School | Purchasing, Supplier management | purchasing
  From a need to a contract: tenders, offers and total cost.
  Du besoin au contrat : appels d'offres, offres et coût total.
Negotiating with suppliers | Négocier avec les fournisseurs | advanced classroom 420 en | Northgate Business School | Supplier negotiation, Supplier management, Purchasing | purchasing, negotiation
  Two rounds against an experienced buyer from the other side.
  Deux manches face à un acheteur expérimenté de l'autre côté.
Quality management with ISO 9001 | Management de la qualité avec ISO 9001 | intermediate online 360 en | Agilium | Quality management, Internal audit | quality
  What the standard asks, and how little paper that needs.
  Ce que demande la norme, et le peu de papier que cela exige.
Project management foundations | Fondamentaux de la gestion de projet | beginner online 480 en | Northgate Business School | Project management, Project planning, Risk management | project
  Scope, plan, risks and reports for your first project.
  Périmètre, plan, risques et comptes rendus pour un premier projet.
Leading complex projects | Diriger des projets complexes | advanced blended 1200 en | Northgate Business School | Programme management, Project management, Stakeholder management | project, leadership
  Dependencies, politics and recovery of a project in the red.
  Dépendances, jeux d'acteurs et redressement d'un projet en difficulté.
First aid at work | Secourisme au travail | beginner classroom 840 en | Safehands | First aid, Health and safety | safety, certification
  Two days with plasters and dummies; valid for two years.
  Deux jours de pansements et de mannequins ; valable deux ans.
Fire wardens | Guides d'évacuation incendie | beginner classroom 120 en | Safehands | Health and safety, Crisis management | safety
  Routes, roles and an extinguisher in your own hands.
  Itinéraires, rôles et un extincteur entre vos mains.
Business continuity | Continuité d'activité | advanced online 240 en | Safehands | Business continuity, Risk management, Crisis management | risk
  What must go on when the building, the network or the people are away.
  Ce qui doit continuer quand le bâtiment, le réseau ou les personnes manquent.
Fax procedures | Procédures de télécopie | beginner article 15 en archived | Larkfield Academy | Office administration | office
  Not needed since the last machine was given away.
  Inutile depuis que la dernière machine a été donnée.
`;
