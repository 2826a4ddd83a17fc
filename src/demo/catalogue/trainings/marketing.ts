/** How the company is heard of. */
export const marketingTrainings = `
Digital marketing path | Parcours marketing numérique | beginner blended en | Larkfield Academy | Digital marketing, Search engine optimisation, Content marketing | marketing, programme
  Channels, content and measurement for marketers who want to do it themselves.
  Canaux, contenus et mesure pour les équipes marketing qui veulent agir par elles-mêmes.
+ Search engine optimisation | Référencement naturel | beginner online 240 en | Larkfield Academy | Search engine optimisation | marketing, web
  Being found: words, structure, speed and links.
  Être trouvé : mots, structure, vitesse et liens.
+ Paid campaigns on a budget | Campagnes payantes à budget limité | intermediate online 180 en | Larkfield Academy | Search advertising, Campaign management | marketing, advertising
  Bids, audiences and when to stop spending.
  Enchères, audiences et moment d'arrêter la dépense.
+ Email that people open | Des courriels que l'on ouvre | beginner online 120 en | Larkfield Academy | Email marketing, Copywriting | marketing, writing
  Lists, subjects, timing and consent.
  Listes, objets, moment d'envoi et consentement.
+ Measuring campaigns | Mesurer les campagnes | intermediate online 180 en | Larkfield Academy | Marketing analytics, Web analytics | marketing, analytics
  Attribution without superstition, and a report of one page.
  L'attribution sans superstition, et un rapport d'une page.
Brand strategy | Stratégie de marque | advanced classroom 840 en | Northgate Business School | Brand management, Positioning | marketing, strategy
  A promise, a position and the discipline to keep both.
  Une promesse, une position et la discipline de tenir les deux.
Copywriting workshop | Atelier de rédaction publicitaire | intermediate classroom 360 en | Quill Institute | Copywriting, Storytelling | marketing, writing
  Headlines, benefits and rewriting each other until it sings.
  Titres, bénéfices et réécriture mutuelle jusqu'à ce que ça sonne juste.
Social media for companies | Les réseaux sociaux pour l'entreprise | beginner online 180 en | Brightboard | Social media management, Community building | marketing, social
  A calendar, a tone and a plan for the day it goes wrong.
  Un calendrier, un ton et un plan pour le jour où cela tourne mal.
Market research methods | Méthodes d'études de marché | intermediate online 360 en | Quill Institute | Market research, Survey design | marketing, research
  Surveys, panels and desk research, and what each cannot tell.
  Enquêtes, panels et recherche documentaire, et ce que chacun ne peut pas dire.
Event management | Organisation d'événements | intermediate classroom 300 en | Northgate Business School | Event management, Project planning | marketing, events
  Budget, venue, speakers and the list for the day itself.
  Budget, lieu, intervenants et liste pour le jour même.
Marketing automation | Automatisation du marketing | intermediate online 240 en | Brightboard | Marketing automation, Lead qualification | marketing, automation
  Journeys that nurture leads without annoying them.
  Des parcours qui font mûrir les contacts sans les agacer.
Video for marketers | La vidéo pour le marketing | beginner video 150 en | Brightboard | Video marketing, Storytelling | marketing, video
  Filming, cutting and captioning with a telephone.
  Filmer, monter et sous-titrer avec un téléphone.
Running a multichannel campaign | Piloter une campagne multicanale | intermediate blended 600 fr | Cabinet Delorme Formation | Campaign management, Digital marketing, Budgeting | marketing, project
  Given in French: briefs, budgets, agencies and results over several channels.
  Briefs, budgets, agences et résultats sur plusieurs canaux.
Press and media relations | Relations avec la presse | advanced classroom 360 en | Quill Institute | Public relations, Media relations | marketing, communication
  Pitching a story, answering under pressure, and never off the record.
  Proposer un sujet, répondre sous pression et ne jamais parler « hors micro ».
`;
