/** How people are hired, paid and helped to grow. */
export const peopleTrainings = `
Fair hiring | Recruter équitablement | beginner online 60 en mandatory | Larkfield Academy | Recruitment, Fair hiring | hiring, inclusion
  Before you interview anybody: structured questions, notes, and the bias that everyone has.
  Avant tout entretien : questions structurées, prises de notes et biais que chacun porte.
Recruiter path | Parcours recruteur | beginner blended en | Larkfield Academy | Recruitment, Candidate sourcing, Job interviewing | hiring, programme
  Everything between an open role and a first day that goes well.
  Tout ce qui sépare un poste ouvert d'un premier jour réussi.
+ Writing a job advert | Rédiger une offre d'emploi | beginner online 90 en | Larkfield Academy | Employer branding, Fair hiring | hiring, writing
  Fewer demands, clear pay and words that invite.
  Moins d'exigences, un salaire clair et des mots qui invitent.
+ Sourcing candidates | Rechercher des candidats | intermediate online 180 en | Larkfield Academy | Candidate sourcing, Employer branding | hiring
  Where to look, how to write, and when to stop.
  Où chercher, comment écrire et quand s'arrêter.
+ Structured interviews | Les entretiens structurés | intermediate classroom 240 en | Larkfield Academy | Job interviewing, Recruitment | hiring
  Practice with actors: same questions, a scale, and a decision on evidence.
  S'exercer avec des acteurs : mêmes questions, une échelle et une décision sur preuves.
Performance conversations | Les entretiens de performance | intermediate classroom 210 en | Human Scale | Performance management, Giving feedback | management, feedback
  Goals, examples and an agreement that both sides recognise a month later.
  Objectifs, exemples et un accord que les deux parties reconnaissent un mois plus tard.
Employment law for managers | Le droit du travail pour les managers | beginner online 180 en | Lex & Partners Training | Employment law | law, management
  Contracts, hours, illness and dismissal: what to do, and when to call a lawyer.
  Contrats, horaires, maladie et licenciement : que faire et quand appeler un juriste.
German employment law in brief | Le droit du travail allemand en bref | intermediate online 240 de | Lex & Partners Training | Employment law | law | trn-arbeitsrecht
  Given in German: notice, works councils and fixed terms for the team in Munich.
  Donnée en allemand : préavis, comités d'entreprise et durées déterminées pour l'équipe de Munich.
Works councils and social dialogue | Comité social et dialogue social | advanced classroom 420 fr | Cabinet Delorme Formation | Employee relations, Negotiation | law, dialogue
  Given in French: consultations, deadlines and talks that do not break down.
  Consultations, délais et discussions qui ne rompent pas.
Pay and benefits fundamentals | Fondamentaux de la rémunération | intermediate online 300 en | Human Scale | Compensation and benefits, Job evaluation | reward
  Grades, surveys, equity and how to explain a salary.
  Grades, enquêtes, équité et façon d'expliquer un salaire.
Payroll without surprises | La paie sans surprise | intermediate online 360 en | Accordia | Payroll | reward, operations
  Cycles, changes and reconciliations over four countries.
  Cycles, modifications et rapprochements dans quatre pays.
People analytics | L'analyse des données RH | advanced online 360 en | Human Scale | People analytics, Statistics, Data protection | analytics, reward
  Turnover, pay gaps and engagement without naming anyone.
  Rotation, écarts de salaire et engagement sans nommer personne.
Workforce planning | Planification des effectifs | advanced classroom 420 en | Human Scale | Workforce planning, Skills mapping | planning, strategy
  Skills that we shall need in three years, and where they come from.
  Les compétences dont nous aurons besoin dans trois ans, et d'où elles viendront.
Designing learning that sticks | Concevoir des formations qui marquent | intermediate online 300 en | Human Scale | Instructional design, Adult teaching | learning
  Needs, practice and spacing, and a test six weeks later.
  Besoins, pratique, espacement et un test six semaines plus tard.
Train the trainer | Former les formateurs | intermediate classroom 840 en | Human Scale | Adult teaching, Facilitation, Public speaking | learning
  Teaching twenty minutes, filmed and discussed, three times over.
  Enseigner vingt minutes, filmées et discutées, trois fois de suite.
Onboarding new colleagues | Accueillir de nouveaux collègues | beginner article 20 en | Larkfield Academy | Employee onboarding | onboarding
  The list for the week before, the first day and the first ninety.
  La liste pour la semaine d'avant, le premier jour et les quatre-vingt-dix suivants.
Inclusion in everyday work | L'inclusion au quotidien | beginner online 90 en | Human Scale | Diversity and inclusion, Inclusive leadership | inclusion
  Meetings in which everyone speaks, jokes that nobody has to forgive.
  Des réunions où chacun parle, des blagues que personne n'a à pardonner.
`;
