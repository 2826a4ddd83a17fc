/** How customers are won and kept. */
export const salesTrainings = `
Sales academy | Académie des ventes | beginner blended en | Larkfield Academy | Consultative selling, Prospecting, Negotiation | sales, programme
  Five steps for new account executives, from the first call to the signed contract.
  Cinq étapes pour les nouveaux commerciaux, du premier appel au contrat signé.
+ Prospecting without spam | Prospecter sans importuner | beginner online 120 en | Larkfield Academy | Prospecting, Writing | sales
  Research, a reason to call, and messages that get answers.
  Se renseigner, avoir une raison d'appeler et écrire des messages qui reçoivent une réponse.
+ Discovery calls | Les appels de découverte | beginner online 150 en | Larkfield Academy | Consultative selling, Active listening | sales
  Questions that find the problem, the budget and who decides.
  Les questions qui révèlent le problème, le budget et qui décide.
+ Handling objections | Répondre aux objections | intermediate classroom 240 en | Larkfield Academy | Objection handling, Consultative selling | sales
  Role play with the twelve objections that we hear most.
  Jeux de rôle avec les douze objections que nous entendons le plus.
+ Negotiating a contract | Négocier un contrat | intermediate classroom 420 en | Larkfield Academy | Negotiation, Contract negotiation | sales, negotiation
  Preparing a range, trading instead of giving, and closing without regret.
  Préparer une marge, échanger plutôt que céder, et conclure sans regret.
+ A forecast you can defend | Une prévision que l'on peut défendre | intermediate online 90 en | Larkfield Academy | Forecasting, Pipeline management | sales, planning
  Stages, odds and the courage to remove a deal.
  Étapes, probabilités et courage de retirer une affaire.
Key account management | Gestion des grands comptes | advanced classroom 840 en | Northgate Business School | Key account management, Customer relationship management, Strategic thinking | sales, customers
  Account plans, sponsors, and growing with a customer over years.
  Plans de compte, parrains et croissance avec un client sur plusieurs années.
Selling on value | Vendre la valeur | advanced online 240 en | Northgate Business School | Value proposition, Consultative selling | sales
  Putting a number on what the customer gains, and proving it after a year.
  Chiffrer ce que le client y gagne, et le prouver après un an.
CRM hygiene | Tenir son CRM propre | beginner video 45 en | Larkfield Academy | Customer relationship management, Salesforce | sales, tools
  What to write down after each call, and why your colleagues will thank you.
  Ce qu'il faut noter après chaque appel, et pourquoi vos collègues vous remercieront.
Customer success fundamentals | Fondamentaux du succès client | beginner online 300 en | Northgate Business School | Customer success, Customer onboarding | customers
  Onboarding, health scores and renewals that surprise nobody.
  Accueil, scores de santé et renouvellements sans surprise.
Difficult customers, calm answers | Clients difficiles, réponses sereines | beginner classroom 210 en | Human Scale | Customer service, Conflict resolution, Empathy | customers, communication
  Listening to anger, setting limits and finding the next step.
  Écouter la colère, poser des limites et trouver l'étape suivante.
Writing winning proposals | Rédiger des propositions gagnantes | intermediate online 180 en | Quill Institute | Proposal writing, Writing | sales, writing
  Structure, proof and a summary that executives read to the end.
  Structure, preuves et un résumé que les dirigeants lisent jusqu'au bout.
Answering public tenders | Répondre aux appels d'offres publics | advanced classroom 420 fr | Cabinet Delorme Formation | Tender response, Proposal writing | sales, public sector
  Given in French: rules of public procurement, scoring grids and a file without gaps.
  Règles de la commande publique, grilles de notation et dossier sans lacune.
Partner and channel sales | Vente par les partenaires | intermediate online 200 en | Northgate Business School | Partnership management, Consultative selling | sales, partners
  Choosing partners, sharing margins and avoiding fights over customers.
  Choisir ses partenaires, partager les marges et éviter les conflits de clientèle.
Cold calling by script | Téléphoner avec un script | beginner video 60 en archived | Northgate Business School | Prospecting | sales
  Replaced by the sales academy.
  Remplacée par l'académie des ventes.
`;
