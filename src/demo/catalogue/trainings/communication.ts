/** How one is understood. */
export const communicationTrainings = `
Speaking in public path | Parcours prise de parole | beginner blended en | Larkfield Academy | Public speaking, Presentation skills, Storytelling | speaking, programme
  From a shaking voice to a talk that people remember.
  De la voix qui tremble à un exposé dont on se souvient.
+ Overcoming stage fright | Surmonter le trac | beginner online 90 en | Larkfield Academy | Public speaking, Resilience | speaking
  Breath, preparation and the first sentence.
  Le souffle, la préparation et la première phrase.
+ Telling a story with slides | Raconter une histoire avec des diapositives | beginner online 150 en | Larkfield Academy | Storytelling, Presentation skills | speaking, slides
  One idea a slide, and a thread that holds them together.
  Une idée par diapositive, et un fil qui les relie.
+ A talk before colleagues | Un exposé devant des collègues | intermediate classroom 360 en | Larkfield Academy | Public speaking | speaking
  Eight people, eight talks, kind and precise criticism.
  Huit personnes, huit exposés, des critiques bienveillantes et précises.
Presenting to executives | Présenter devant la direction | advanced classroom 420 en | Quill Institute | Presenting to executives, Presentation skills | speaking, leadership
  The answer first, the numbers ready, and ten minutes instead of thirty.
  La réponse d'abord, les chiffres prêts, et dix minutes au lieu de trente.
Data storytelling | Raconter avec des données | intermediate online 180 en | Quill Institute | Data storytelling, Presentation skills, Data visualisation | charts, speaking
  Turning an analysis into a recommendation that moves a meeting.
  Transformer une analyse en une recommandation qui fait avancer une réunion.
Business writing | Écrits professionnels | beginner online 180 en | Quill Institute | Writing | writing
  Short messages, clear requests and reports that are read.
  Messages courts, demandes claires et rapports que l'on lit.
Technical writing | Rédaction technique | intermediate online 300 en | Quill Institute | Technical writing, Knowledge sharing | writing, documentation
  Guides and references for readers who are in a hurry.
  Guides et références pour des lecteurs pressés.
Writing minutes that decide | Rédiger des comptes rendus qui décident | beginner article 15 en | Larkfield Academy | Minute taking, Meeting management | writing, meetings
  Who does what by when, on half a page.
  Qui fait quoi et pour quand, sur une demi-page.
Facilitating workshops | Animer des ateliers | intermediate classroom 420 en | Human Scale | Facilitation, Meeting management | meetings
  Designing a day, holding the energy and leaving with decisions.
  Concevoir une journée, tenir l'énergie et repartir avec des décisions.
Active listening | L'écoute active | beginner online 75 en | Human Scale | Active listening, Empathy | communication
  Listening to understand rather than to answer.
  Écouter pour comprendre plutôt que pour répondre.
Negotiation essentials | L'essentiel de la négociation | intermediate online 240 en | Northgate Business School | Negotiation | negotiation
  Interests, alternatives and the first offer.
  Intérêts, solutions de repli et première offre.
Influence without authority | Influencer sans autorité | intermediate classroom 360 en | Human Scale | Persuasion, Stakeholder management | communication, leadership
  Allies, evidence and patience in a matrix organisation.
  Alliés, preuves et patience dans une organisation matricielle.
Working across cultures | Travailler entre cultures | beginner online 120 en | Human Scale | Intercultural communication | communication, inclusion
  Directness, time and hierarchy in teams from many countries.
  Franchise, temps et hiérarchie dans des équipes de plusieurs pays.
Resolving conflict in teams | Résoudre les conflits d'équipe | intermediate online 180 en | Human Scale | Conflict resolution, Mediation | communication, leadership
  From positions to needs, with a third person in the room or without.
  Des positions aux besoins, avec ou sans tiers dans la pièce.
Writing better French | Mieux écrire pour être lu | beginner online 180 fr | Cabinet Delorme Formation | Writing | writing
  Given in French: plain words, short sentences and a purpose in the first line.
  Mots simples, phrases courtes et objectif dès la première ligne.
`;
