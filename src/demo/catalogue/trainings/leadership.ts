/** How others are led, and oneself. */
export const leadershipTrainings = `
First-time manager programme | Programme premier poste de manager | beginner blended en | Larkfield Academy | People management, Delegation, Giving feedback | leadership, programme
  Half a year for people who lead a team for the first time, in a group that stays together.
  Un semestre pour celles et ceux qui dirigent une équipe pour la première fois, dans un groupe qui reste uni.
+ From colleague to manager | De collègue à manager | beginner classroom 420 en | Larkfield Academy | People management, Self-awareness | leadership
  What changes on the first day, and what should not.
  Ce qui change le premier jour, et ce qui ne devrait pas changer.
+ Delegating well | Bien déléguer | beginner online 120 en | Larkfield Academy | Delegation, Time management | leadership
  Handing over a result instead of a list of steps.
  Confier un résultat plutôt qu'une liste d'étapes.
+ Giving feedback | Donner du feedback | beginner classroom 210 en | Larkfield Academy | Giving feedback, Active listening | leadership, feedback
  Facts, effect and a wish, practised until it stops hurting.
  Des faits, un effet et un souhait, à pratiquer jusqu'à ce que cela ne fasse plus mal.
+ One-to-ones that matter | Des tête-à-tête qui comptent | beginner video 45 en | Larkfield Academy | People management, Coaching | leadership
  Thirty minutes a fortnight that belong to the other person.
  Trente minutes tous les quinze jours qui appartiennent à l'autre.
+ Leading a remote team | Diriger une équipe à distance | intermediate online 150 en | Larkfield Academy | Remote team management, People management | leadership, remote
  Trust, rituals and writing things down.
  Confiance, rituels et habitude de tout écrire.
Difficult conversations | Conversations difficiles | intermediate classroom 420 en | Human Scale | Difficult conversations, Giving feedback, Empathy | leadership, communication
  Bad news, conflict and silence, rehearsed with actors.
  Mauvaises nouvelles, conflits et silences, répétés avec des acteurs.
Coaching for leaders | Le coaching pour les dirigeants | advanced blended 960 en | Human Scale | Coaching, Active listening, Leadership | leadership, coaching | trn-coaching-leaders
  Asking more than telling: a coach's tools for those who lead leaders.
  Questionner plus que dire : les outils du coach pour qui dirige des dirigeants.
Mentoring colleagues | Être mentor | beginner online 90 en | Larkfield Academy | Mentoring, Active listening | coaching
  Finding a goal together, keeping a rhythm and ending well.
  Trouver un but ensemble, garder un rythme et bien conclure.
Leading through change | Conduire le changement | advanced classroom 840 en | Northgate Business School | Change management, Leadership, Stakeholder management | leadership, change
  Why people resist, who helps, and how to speak before one knows everything.
  Pourquoi on résiste, qui aide, et comment parler avant de tout savoir.
Strategic thinking | La pensée stratégique | advanced online 300 en | Northgate Business School | Strategic thinking, Decision making | leadership, strategy
  Choosing where to play and what to give up.
  Choisir son terrain et ce à quoi l'on renonce.
Senior leadership programme | Programme des cadres dirigeants | advanced blended en | Northgate Business School | Leadership, Strategic thinking, Change management | leadership, programme
  Three modules over nine months for heads of department.
  Trois modules en neuf mois pour les directeurs de service.
+ Leading the business | Diriger l'entreprise | advanced classroom 1440 en | Northgate Business School | Strategic thinking, Strategy | leadership, strategy
  Markets, margins and choices, in a simulated company.
  Marchés, marges et choix, dans une entreprise simulée.
+ Leading other leaders | Diriger d'autres dirigeants | advanced classroom 1440 en | Northgate Business School | Leadership, Coaching, Succession planning | leadership
  Trust at a distance, succession and hard decisions about people.
  Confiance à distance, relève et décisions difficiles sur les personnes.
+ Leading yourself | Se diriger soi-même | advanced classroom 960 en | Northgate Business School | Self-awareness, Resilience | leadership, wellbeing
  Energy, values and a plan for the next five years.
  Énergie, valeurs et un plan pour les cinq prochaines années.
Decisions under uncertainty | Décider dans l'incertitude | intermediate online 180 en | Quill Institute | Decision making, Critical thinking, Risk management | thinking
  Base rates, premortems and knowing when to decide quickly.
  Fréquences de base, analyses a priori et moment de décider vite.
Time and energy management | Gérer son temps et son énergie | beginner online 120 en | Human Scale | Time management, Prioritisation | productivity, wellbeing
  Fewer meetings, longer mornings and a list that ends.
  Moins de réunions, des matinées plus longues et une liste qui a une fin.
Resilience and stress | Résilience et stress | beginner online 150 en | Human Scale | Resilience, Stress management | wellbeing
  Signs to notice, habits to keep and help to ask for.
  Signes à remarquer, habitudes à garder et aide à demander.
Managing a hybrid team | Manager une équipe hybride | intermediate classroom 420 fr | Cabinet Delorme Formation | Remote team management, People management | leadership, remote
  Given in French: rules, meetings and fairness between home and office.
  Règles, réunions et équité entre la maison et le bureau.
Command and control | Commander et contrôler | intermediate video 60 en archived | Northgate Business School | Leadership | leadership
  Withdrawn.
  Retirée.
`;
