/** What is worth knowing in any job here. */
export const everyoneTrainings = `
Welcome to Larkfield | Bienvenue chez Larkfield | beginner blended en | Larkfield Academy | Product knowledge, Teamwork | onboarding, programme
  The first month: who we are, what we sell and how to get things done.
  Le premier mois : qui nous sommes, ce que nous vendons et comment faire avancer les choses.
+ The company and its customers | L'entreprise et ses clients | beginner video 35 en | Larkfield Academy | Product knowledge | onboarding
  Forty years in half an hour, told by customers.
  Quarante ans en une demi-heure, racontés par des clients.
+ Our products in an afternoon | Nos produits en un après-midi | beginner classroom 210 en | Larkfield Academy | Product knowledge, Product demonstration | onboarding, product
  Try everything that we sell, and ask the people who make it.
  Essayer tout ce que nous vendons et interroger celles et ceux qui le fabriquent.
+ Tools for working together | Les outils pour travailler ensemble | beginner online 60 en | Larkfield Academy | Digital collaboration tools | onboarding, tools
  Messages, calendars, documents and when to use which.
  Messagerie, agendas, documents et quand utiliser lequel.
+ Where to find what | Où trouver quoi | beginner article en | Larkfield Academy | Office administration | onboarding
  A page of links: pay, leave, help desk, canteen.
  Une page de liens : paie, congés, assistance, restaurant.
Sustainability path | Parcours développement durable | intermediate blended en | Larkfield Academy | Corporate social responsibility, Carbon accounting, Environmental management | sustainability, programme
  For those who want to make our buildings, purchases and products lighter on the planet.
  Pour celles et ceux qui veulent alléger l'empreinte de nos bâtiments, achats et produits.
+ Climate and business | Climat et entreprise | beginner online 120 en | Larkfield Academy | Corporate social responsibility, Environmental management | sustainability
  What warming means for a company such as ours, with numbers.
  Ce que le réchauffement signifie pour une entreprise comme la nôtre, chiffres à l'appui.
+ Measuring a carbon footprint | Mesurer une empreinte carbone | intermediate online 240 en | Larkfield Academy | Carbon accounting | sustainability, reporting
  Scopes, factors and an inventory of one site.
  Périmètres, facteurs d'émission et inventaire d'un site.
+ Buying responsibly | Acheter de façon responsable | intermediate online 150 en | Larkfield Academy | Responsible purchasing, Supplier management | sustainability, purchasing
  Questions for suppliers, labels worth trusting and clauses that hold.
  Questions aux fournisseurs, labels fiables et clauses qui tiennent.
+ Reporting on sustainability | Publier ses données de durabilité | advanced online 300 en | Larkfield Academy | Sustainability reporting | sustainability, finance
  Double materiality and the data behind each paragraph.
  Double matérialité et données derrière chaque paragraphe.
Responsible AI path | Parcours IA responsable | intermediate blended en | Quill Institute | Responsible AI, Generative AI, Artificial intelligence regulation | artificial intelligence, programme
  For those who choose, build or oversee systems that learn.
  Pour celles et ceux qui choisissent, construisent ou surveillent des systèmes apprenants.
+ How models learn, without formulas | Comment les modèles apprennent, sans formules | beginner video 90 en | Quill Institute | Machine learning | artificial intelligence
  Examples, errors and why more data is not always better.
  Exemples, erreurs et pourquoi davantage de données n'est pas toujours mieux.
+ Bias and fairness | Biais et équité | intermediate online 150 en | Quill Institute | Responsible AI, Critical thinking | artificial intelligence, ethics
  Four ways to be unfair with good intentions, and how to measure them.
  Quatre façons d'être injuste avec de bonnes intentions, et comment les mesurer.
+ Writing prompts that work | Rédiger des prompts efficaces | beginner online 60 en | Quill Institute | Prompt writing, Large language models | artificial intelligence, productivity
  Context, examples and checks for everyday tasks.
  Contexte, exemples et vérifications pour les tâches de tous les jours.
Customer experience programme | Programme expérience client | intermediate blended en | Human Scale | Customer service, Customer journey mapping, Customer satisfaction measurement | customers, programme
  For support, sales and product people who meet the same customers from different sides.
  Pour les équipes support, ventes et produit qui rencontrent les mêmes clients sous des angles différents.
+ Seeing the journey | Voir le parcours | intermediate classroom 240 en | Human Scale | Customer journey mapping, Empathy | customers, research
  Mapping what a customer goes through from first search to last invoice.
  Cartographier ce que vit un client, de la première recherche à la dernière facture.
+ Handling complaints | Traiter les réclamations | beginner online 90 en | Human Scale | Complaint handling, Customer service | customers
  Thanking, mending and learning.
  Remercier, réparer et apprendre.
+ Measuring satisfaction | Mesurer la satisfaction | intermediate online 120 en | Human Scale | Customer satisfaction measurement, Survey design | customers, analytics
  Scores, comments and what to do on Monday.
  Notes, commentaires et que faire lundi.
+ Keeping customers | Fidéliser les clients | advanced online 150 en | Human Scale | Customer retention, Contract renewal | customers, sales
  Early signs of leaving, and offers that respect both sides.
  Les signes avant-coureurs d'un départ, et des offres qui respectent les deux parties.
Thinking clearly | Penser clairement | article en | Quill Institute | Critical thinking, Problem solving | thinking
  A reading list with a page on each book.
  Une liste de lecture avec une page sur chaque livre.
Lunch talks | Conférences du midi | en | Larkfield Academy | Knowledge sharing | community
  Recordings of talks by colleagues; new ones on the first Thursday of the month.
  Enregistrements d'exposés de collègues ; un nouveau chaque premier jeudi du mois.
`;
