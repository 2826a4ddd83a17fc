/** How one speaks with the rest of the company and its customers. */
export const languageTrainings = `
Business English path | Parcours anglais des affaires | intermediate blended en | Linguabridge | Business English | languages, programme
  From meetings in which one listens to meetings that one leads.
  Des réunions où l'on écoute aux réunions que l'on mène.
+ English for meetings | L'anglais des réunions | intermediate online 600 en | Linguabridge | Business English, Meeting management | languages
  Interrupting politely, asking again, and summing up.
  Interrompre poliment, faire répéter et résumer.
+ English for emails | L'anglais des courriels | beginner online 360 en | Linguabridge | Business English, Writing | languages, writing
  Phrases for requests, refusals and bad news.
  Des tournures pour demander, refuser et annoncer de mauvaises nouvelles.
+ English for presentations | L'anglais des présentations | advanced classroom 480 en | Linguabridge | Business English, Presentation skills | languages, speaking
  Signposts, questions and a recording that you can bear to hear.
  Balises, questions et un enregistrement que l'on supporte de réécouter.
French for beginners | Français pour débutants | beginner blended 2400 fr | Linguabridge | French | languages
  Forty hours from bonjour to a small conversation at lunch.
  Quarante heures, de bonjour à une petite conversation à table.
French at work | Le français au travail | intermediate online 1200 fr | Linguabridge | Business French, Writing | languages
  Calls, messages and meetings with the teams in Lyon.
  Appels, messages et réunions avec les équipes de Lyon.
German for beginners | Allemand pour débutants | beginner blended 2400 de | Linguabridge | German | languages
  Forty hours with everyday talk and a little grammar.
  Quarante heures de conversation courante et un peu de grammaire.
German for the office | L'allemand au bureau | intermediate online 1200 de | Linguabridge | German | languages
  Speaking with colleagues and suppliers in Munich.
  Parler avec les collègues et les fournisseurs de Munich.
Spanish for beginners | Espagnol pour débutants | beginner online 1800 es | Linguabridge | Spanish | languages
  Thirty hours with a teacher in small groups.
  Trente heures avec un professeur en petits groupes.
Advanced Spanish conversation | Conversation espagnole avancée | advanced classroom 900 es | Linguabridge | Spanish | languages, speaking
  News, negotiations and jokes, once a week at noon.
  Actualité, négociations et plaisanteries, une fois par semaine à midi.
Portuguese for travellers | Portugais pour voyageurs | beginner video 240 en | Linguabridge | Portuguese | languages
  What one needs for a week in Porto.
  De quoi passer une semaine à Porto.
Italian for beginners | Italien pour débutants | beginner online 1500 en archived | Linguabridge | Italian | languages
  Paused until there are enough who wish to learn it.
  Suspendue en attendant assez de personnes intéressées.
British sign language taster | Découverte de la langue des signes britannique | beginner classroom 120 en | Human Scale | British sign language, Diversity and inclusion | languages, inclusion
  Greetings, the alphabet and how to talk with a deaf colleague.
  Salutations, alphabet et façon de parler avec un collègue sourd.
`;
