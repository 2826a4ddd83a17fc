/** Open and past posts in finance, human resources, operations, law and the head office. */
export const companyOpportunities = `
Accounting Assistant | apprenticeship = alternance | Paris | on_site apprenticeship 2026-10-12 2027-06-15 | French
  Supplier invoices and a diploma within two years.
  Factures fournisseurs et un diplôme en deux ans.
Accountant | | Porto | hybrid permanent 2026-11-09 2027-03-05 |
  The books of the Portuguese companies, with a closing on the third day.
  Les comptes des sociétés portugaises, avec une clôture au troisième jour.
Accountant | year end = clôture annuelle | Manchester | hybrid fixed_term 2026-12-01 2027-01-08 |
  Four months of help when everybody needs it.
  Quatre mois de renfort quand tout le monde en a besoin.
Senior Accountant | | Dublin | hybrid permanent 2026-10-05 2027-02-12 | International accounting standards
  Group reporting under international standards.
  Les comptes du groupe selon les normes internationales.
Credit Controller | | Madrid | on_site permanent 2026-11-23 2027-03-19 | Spanish
  Friendly, firm, and with fewer days of unpaid invoices.
  Aimable, ferme, et avec moins de jours d'impayés.
Financial Analyst | | London | hybrid permanent 2026-10-19 2027-03-26 | Financial modelling
  Models for the investments of the next three years.
  Des modèles pour les investissements des trois prochaines années.
Management Controller | | Lyon | hybrid permanent 2026-11-16 2027-04-02 | French
  Beside the plant manager: costs, margins and what to do about them.
  Aux côtés du directeur d'usine : coûts, marges et actions à mener.
Financial Controller | | Munich | hybrid permanent 2026-09-07 2027-01-15 | German
  Numbers that hold, for the companies in Germany and Austria.
  Des chiffres solides pour les sociétés d'Allemagne et d'Autriche.
Treasurer | | London | hybrid permanent 2026-08-03 2026-11-06 closed |
  Cash, currencies and banks of the group.
  Trésorerie, devises et banques du groupe.
Internal Auditor | | Edinburgh | hybrid permanent 2026-10-26 2027-02-26 |
  A third of the time on the road, all of it curious.
  Un tiers du temps en déplacement, et toujours curieux.
Sustainability Reporting Manager | | Paris | hybrid permanent 2026-11-30 - | Carbon accounting
  The first full sustainability report of the group.
  Le premier rapport de durabilité complet du groupe.
HR Assistant | | Bristol | hybrid permanent 2026-11-02 2027-02-19 |
  Contracts, starters, leavers and a thousand questions.
  Contrats, arrivées, départs et mille questions.
HR Officer | | Munich | hybrid permanent 2026-10-12 2027-02-05 | German, Employment law
  The first contact of a hundred and eighty colleagues.
  Le premier contact de cent quatre-vingts collègues.
Recruiter | technology = métiers techniques | Lyon | hybrid permanent 2026-11-09 2027-03-12 | Candidate sourcing, French
  Find developers and data people who want to stay.
  Trouver des développeurs et des profils data qui veulent rester.
Senior Recruiter | | United Kingdom | remote fixed_term 2026-11-23 2027-01-31 |
  Eight months, sixty posts and a fairer process.
  Huit mois, soixante postes et un processus plus équitable.
HR Business Partner | | Manchester | hybrid permanent 2026-10-19 2027-03-15 | Coaching
  Partner of engineering and product, three hundred people in all.
  Partenaire de l'ingénierie et du produit, trois cents personnes en tout.
People Analyst | | Dublin | hybrid part_time 2026-11-16 2027-03-31 |
  Half time: pay gaps, turnover and surveys, with care for privacy.
  À mi-temps : écarts de salaire, rotation et enquêtes, dans le respect de la vie privée.
Internal Mobility Adviser | | France | remote permanent 2026-10-05 2027-04-30 | French
  Help colleagues to their next post before they look elsewhere.
  Aider les collègues à trouver leur prochain poste avant qu'ils ne cherchent ailleurs.
Diversity and Inclusion Manager | | London | hybrid permanent 2026-11-30 2027-03-26 |
  Turn good intentions into numbers that move.
  Transformer les bonnes intentions en chiffres qui bougent.
Trainer | digital tools = outils numériques | Nantes | hybrid part_time 2026-11-09 2027-02-15 | Digital collaboration tools
  Courses for colleagues who say that they are not good with computers.
  Des cours pour les collègues qui se disent fâchés avec l'informatique.
Instructional Designer | | Bristol | remote permanent 2026-10-26 2027-03-05 |
  Courses that people finish, and use the week after.
  Des formations que l'on termine, et que l'on utilise la semaine suivante.
Learning and Development Manager | | Paris | hybrid permanent 2026-09-21 2027-01-22 |
  The training plan and budget of four countries.
  Le plan et le budget de formation de quatre pays.
Production Operator | nights = nuits | Nantes | on_site permanent 2026-11-02 2027-05-31 |
  The night team of the packing line, with a bonus and a bus.
  L'équipe de nuit de la ligne de conditionnement, avec prime et navette.
Maintenance Technician | | Munich | on_site permanent 2026-10-12 - |
  Keep the sorting machines running, and know why they stop.
  Faire tourner les trieuses, et savoir pourquoi elles s'arrêtent.
Quality Engineer | | Nantes | on_site permanent 2026-11-16 2027-03-19 | Quality management
  From complaints back to causes, and from causes to fewer complaints.
  Remonter des réclamations aux causes, et des causes à moins de réclamations.
Process Improvement Manager | | Lyon | hybrid permanent 2026-10-19 2027-02-26 | Lean management
  Lean weeks in three sites, with results that last.
  Des semaines lean sur trois sites, avec des résultats durables.
Health and Safety Officer | | Porto | on_site permanent 2026-11-23 2027-04-09 |
  A quay on which nobody gets hurt.
  Un quai où personne ne se blesse.
Operations Manager | | Madrid | on_site permanent 2026-08-17 2026-11-20 closed | Spanish
  The Madrid hub, day and night.
  Le pôle de Madrid, de jour comme de nuit.
Warehouse Operative | | Madrid | on_site permanent 2026-11-30 2027-06-30 |
  Receive, store and send; forklift licence paid by us.
  Recevoir, ranger et expédier ; permis cariste pris en charge.
Warehouse Manager | | Lyon | on_site permanent 2026-11-02 2027-03-12 |
  Forty people, nine thousand square metres and a new system.
  Quarante personnes, neuf mille mètres carrés et un nouveau système.
Logistics Coordinator | | Manchester | hybrid permanent 2026-10-26 2027-02-19 |
  Trucks, drivers and customers who wait for both.
  Camions, chauffeurs et clients qui attendent les deux.
Demand Planner | | Madrid | hybrid permanent 2026-11-09 2027-03-31 | Forecasting
  Enough on the shelf, not more.
  Assez en rayon, pas davantage.
Buyer | | Munich | hybrid permanent 2026-09-28 2027-01-29 | Responsible purchasing
  Packaging and energy, bought with the planet in mind.
  Emballages et énergie, achetés en pensant à la planète.
Procurement Category Manager | | Paris | hybrid permanent 2026-11-16 2027-04-16 | Supplier negotiation
  Software and services for the whole group.
  Logiciels et services pour tout le groupe.
Paralegal | internship = stage | Dublin | hybrid internship 2026-12-07 2027-04-30 |
  Six months of contracts and company registers.
  Six mois de contrats et de registres de sociétés.
Legal Counsel | | Lyon | hybrid permanent 2026-10-05 2027-02-26 | French
  Commercial contracts under French law, and training for those who sign them.
  Contrats commerciaux en droit français, et formation de ceux qui les signent.
Data Protection Officer | | Dublin | hybrid permanent 2026-11-23 2027-03-26 |
  Guardian of personal data, independent and approachable.
  Gardien des données personnelles, indépendant et accessible.
Compliance Officer | | London | hybrid permanent 2026-11-02 2027-03-05 | Anti-money laundering
  Policies that fit on a page and checks that find something.
  Des règles qui tiennent en une page et des contrôles qui trouvent quelque chose.
Risk Manager | | Edinburgh | hybrid permanent 2026-10-19 2027-02-12 |
  Name what could go wrong, and what it would cost.
  Nommer ce qui pourrait mal tourner, et ce que cela coûterait.
Office Manager | | Porto | on_site part_time 2026-11-30 2027-03-19 |
  The heart of an office of sixty, thirty hours a week.
  Le cœur d'un bureau de soixante personnes, trente heures par semaine.
Executive Assistant | | Paris | on_site permanent 2026-10-12 2027-02-05 | French, English
  Two executives, three time zones, one calendar.
  Deux dirigeants, trois fuseaux horaires, un seul agenda.
Corporate Social Responsibility Manager | | Bristol | hybrid permanent 2026-11-16 2027-04-30 |
  Volunteering, donations and suppliers: what we give back.
  Bénévolat, dons et fournisseurs : ce que nous rendons.
Transformation Director | open call = appel à candidatures | | permanent - - |
  Candidates from all countries; place and working mode to be agreed.
  Candidatures de tous les pays ; lieu et mode de travail à convenir.
`;
