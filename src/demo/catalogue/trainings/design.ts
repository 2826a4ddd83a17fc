/** How things look, read and feel. */
export const designTrainings = `
User research path | Parcours recherche utilisateur | intermediate blended en | Larkfield Academy | User research, Usability testing, User interviews | research, programme
  Learning from people instead of guessing, from the first interview to a finding that changes a roadmap.
  Apprendre des gens plutôt que deviner, du premier entretien au constat qui change une feuille de route.
+ Interviewing users | Mener des entretiens utilisateurs | beginner online 180 en | Larkfield Academy | User research, User interviews, Active listening | research | trn-interviewing-users
  Open questions, silence, and how not to lead the witness.
  Questions ouvertes, silences et façon de ne pas orienter les réponses.
+ Running usability tests | Conduire des tests d'utilisabilité | intermediate classroom 360 en | Larkfield Academy | Usability testing, User research | research, interface
  Tasks, a script, five participants and a report by the evening.
  Des tâches, un script, cinq participants et un rapport le soir même.
+ Making sense of findings | Donner du sens aux constats | intermediate online 150 en | Larkfield Academy | User research, Data storytelling | research
  From sticky notes to three statements that a team will act on.
  Des notes adhésives à trois énoncés sur lesquels une équipe agira.
Interaction design fundamentals | Fondamentaux du design d'interaction | beginner online 480 en | Studio Lumen School | Interaction design, Prototyping | interface
  Flows, states and feedback, with a mobile booking as the exercise.
  Parcours, états et retours, avec une réservation mobile pour exercice.
Accessible by design | Accessible dès la conception | intermediate online 360 en | Studio Lumen School | Accessibility, Interaction design | accessibility, interface
  What WCAG 2.2 asks of colours, forms and keyboards, tried with a screen reader.
  Ce que WCAG 2.2 demande aux couleurs, aux formulaires et au clavier, essayé avec un lecteur d'écran.
Accessibility for developers | L'accessibilité pour les développeurs | intermediate online 240 en | Studio Lumen School | Accessibility, HTML and CSS, Front-end development | accessibility, code
  Semantics, focus and automated checks, and what checks will never see.
  Sémantique, focus et contrôles automatiques, et ce qu'ils ne verront jamais.
Design systems | Les systèmes de design | advanced online 420 en | Studio Lumen School | Design systems, Visual design | interface, collaboration
  Tokens, components and the rules that keep them alive after the first year.
  Jetons, composants et règles qui les gardent vivants après la première année.
Prototyping with Figma | Prototyper avec Figma | beginner online 240 en | Studio Lumen School | Figma, Prototyping | interface, tools
  From a sketch to something a customer can touch by the afternoon.
  D'un croquis à quelque chose qu'un client peut toucher l'après-midi même.
Visual design basics | Les bases du design visuel | beginner video 180 en | Studio Lumen School | Visual design, Typography | interface
  Type, space and colour for people who never went to art school.
  Typographie, espace et couleur pour qui n'a pas fait d'école d'art.
Service design in practice | Le design de service en pratique | advanced classroom 840 en | Studio Lumen School | Service design, Customer journey mapping, Facilitation | research, strategy
  Blueprints of what customers see and what happens behind the curtain.
  Des schémas de ce que voit le client et de ce qui se passe derrière le rideau.
Content design and plain language | Rédaction d'interface et langage clair | intermediate online 180 en | Studio Lumen School | Content design, Plain language, UX writing | writing, interface
  Words on buttons, errors that help, and forms that people finish.
  Les mots des boutons, des erreurs qui aident et des formulaires que l'on termine.
Design thinking sprint | Sprint de design thinking | beginner classroom 1200 en | Studio Lumen School | Design thinking, Prototyping, Facilitation | innovation
  Three days from a question to a tested idea with people of five departments.
  Trois jours, d'une question à une idée testée, avec des personnes de cinq services.
Illustration for presentations | Illustrer ses présentations | beginner video 90 en | Brightboard | Visual design, Presentation skills | communication
  Simple drawings that say more than another bullet list.
  Des dessins simples qui en disent plus qu'une liste de plus.
Flash animation | Animation Flash | intermediate video 240 en archived | Studio Lumen School | Visual design | animation
  A memory of another time.
  Le souvenir d'une autre époque.
`;
