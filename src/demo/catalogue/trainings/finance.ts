/** How money is counted and steered. */
export const financeTrainings = `
Finance for non-financial managers | La finance pour les non-financiers | beginner classroom 840 en | Northgate Business School | Financial analysis, Budgeting | finance, management
  Reading a balance sheet, an income statement and your own budget without fear.
  Lire un bilan, un compte de résultat et son propre budget sans crainte.
Financial modelling path | Parcours modélisation financière | intermediate blended en | Larkfield Academy | Financial modelling, Spreadsheet modelling, Valuation | finance, programme
  Models that a stranger can follow, from a blank sheet to a decision.
  Des modèles qu'un inconnu peut suivre, de la feuille blanche à la décision.
+ Three-statement models | Modèles à trois états financiers | intermediate online 360 en | Larkfield Academy | Financial modelling, Financial reporting | finance
  Income, balance and cash that agree in every scenario.
  Résultat, bilan et trésorerie concordants dans chaque scénario.
+ Scenarios and sensitivities | Scénarios et sensibilités | advanced online 240 en | Larkfield Academy | Financial modelling, Forecasting | finance, planning
  What happens if, shown in one table that a board understands.
  Que se passe-t-il si, montré dans un tableau qu'un conseil comprend.
+ Valuing a business | Évaluer une entreprise | advanced classroom 420 en | Larkfield Academy | Valuation, Investment appraisal | finance
  Discounted cash flows, multiples and humility.
  Flux actualisés, multiples et humilité.
Management accounting | Comptabilité de gestion | intermediate online 480 en | Northgate Business School | Management accounting, Cost accounting | finance
  Costs, margins and variances, explained with the products we sell.
  Coûts, marges et écarts, expliqués avec les produits que nous vendons.
IFRS essentials | L'essentiel des IFRS | intermediate online 600 en | Accordia | International accounting standards, Financial reporting | finance, accounting
  Revenue, leases and instruments under the international standards.
  Produits, locations et instruments selon les normes internationales.
IFRS update of the year | Actualité annuelle des IFRS | advanced video 90 en | Accordia | International accounting standards | finance, accounting
  What changed, and which of our notes it touches.
  Ce qui a changé, et lesquelles de nos annexes sont touchées.
Closing the month faster | Clôturer le mois plus vite | intermediate online 150 en | Accordia | Month-end closing, Process improvement | finance, operations
  A calendar, fewer entries and checks that run by themselves.
  Un calendrier, moins d'écritures et des contrôles qui tournent seuls.
Budgeting and forecasting | Budgets et prévisions | intermediate classroom 360 en | Northgate Business School | Budgeting, Forecasting | finance, planning
  Rolling forecasts, drivers, and talks with budget owners.
  Prévisions glissantes, inducteurs et dialogue avec les responsables de budget.
Cash and treasury management | Gestion de trésorerie | advanced online 300 en | Accordia | Treasury management, Risk management | finance
  Liquidity, currencies and banks over a quarter of surprises.
  Liquidité, devises et banques sur un trimestre de surprises.
Value added tax across borders | La TVA à travers les frontières | advanced online 240 en | Accordia | Corporate tax, Value added tax | finance, tax
  Who owes what where, with invoices from six countries.
  Qui doit quoi et où, avec des factures de six pays.
Supplier accounting | Comptabilité fournisseurs | beginner classroom 420 fr | Cabinet Delorme Formation | Accounts payable, Bookkeeping | finance, accounting
  Given in French: from the order to the payment, and the fraud in between.
  De la commande au paiement, et la fraude entre les deux.
Internal audit fundamentals | Fondamentaux de l'audit interne | intermediate online 420 en | Accordia | Internal audit, Internal control | finance, audit
  Planning, evidence and findings that people accept.
  Planification, preuves et constats que les gens acceptent.
Expense policy in ten minutes | La politique de frais en dix minutes | beginner article 10 en mandatory | Larkfield Academy | Financial analysis | finance, policy
  What is paid back, what is not, and how to claim it.
  Ce qui est remboursé, ce qui ne l'est pas, et comment le demander.
Accounting on paper ledgers | Tenir un registre papier | beginner classroom 300 en archived | Accordia | Bookkeeping | finance, accounting
  Kept as a curiosity.
  Conservée par curiosité.
`;
