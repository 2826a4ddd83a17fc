import type { Language } from '../../../contracts/chat.ts';
import type { JudgedSentences } from './judged-sentences.fixture.ts';

/** No rule was changed because of one of these: whoever does so moves it to the others and writes a new one. */
export const HELD_OUT: Readonly<Record<Language, JudgedSentences>> = {
  en: {
    wishes: `
de Could you please answer in German?
fr Reply in French
es Speak to me in Spanish please
en I prefer English
fr Can we continue in French?
de Please use German from now on.
es I would rather have the answer in Spanish
en Sorry, I don't understand. In English please.
fr Explain this in French please
de How much notice do I have to give? Please reply in German.
es Would it be possible to speak Spanish?
en Let's go back to English
de Write to me in German
fr You should always answer me in French
es Please don't use English, answer in Spanish`,
    others: `
How do I tell my boss in German that I quit?
Our handbook says that we answer in English
Find me a tutor who teaches in French
He wants to continue in Spanish
Can you check the grammar of my English text?
I lead a team that works in German
Is Spanish useful in marketing?
Prepare an agenda in English for Monday
Should I answer the recruiter in German?
She told me to reply in English please
Which teams speak French?
I am learning German, what course fits?
Write a post in Spanish about our event
When do I have to speak English here?
Rate my French from the following text`,
  },
  fr: {
    wishes: `
de Pourrais-tu répondre en allemand s'il te plaît ?
en Réponds en anglais
es Parle-moi en espagnol s'il te plaît
fr Je préfère le français
en On peut continuer en anglais ?
de Utilise l'allemand à partir de maintenant s'il te plaît.
es Je préférerais avoir la réponse en espagnol
fr Désolé, je ne comprends pas. En français s'il vous plaît.
en Explique-moi ça en anglais s'il te plaît
de Quel est mon préavis ? Merci de répondre en allemand.
es Serait-il possible de parler espagnol ?
fr Revenons au français
de Écrivez-moi en allemand
en Tu dois toujours me répondre en anglais
fr N'utilise pas l'anglais s'il te plaît, réponds en français`,
    others: `
Comment dire à mon chef en allemand que je pars ?
Notre guide dit que nous répondons en anglais
Trouve-moi un tuteur qui enseigne en anglais
Il veut continuer en espagnol
Peux-tu vérifier la grammaire de mon texte anglais ?
Je dirige une équipe qui travaille en allemand
L'espagnol est-il utile en marketing ?
Prépare un ordre du jour en anglais pour lundi
Dois-je répondre au recruteur en allemand ?
Elle m'a dit de répondre en anglais s'il vous plaît
Quelles équipes parlent anglais ?
J'apprends l'allemand, quel cours me convient ?
Écris un post en espagnol sur notre événement
Quand dois-je parler anglais ici ?
Évalue mon anglais d'après le texte suivant`,
  },
  de: {
    wishes: `
en Könntest du bitte auf Englisch antworten?
fr Antworte auf Französisch
es Sprich bitte Spanisch mit mir
de Ich bevorzuge Deutsch
en Können wir auf Englisch weitermachen?
de Benutze ab jetzt bitte Deutsch.
es Ich hätte die Antwort lieber auf Spanisch
de Sorry, ich verstehe das nicht. Auf Deutsch bitte.
en Erklär mir das bitte auf Englisch
de Wie lang ist meine Kündigungsfrist? Bitte antworte auf Deutsch.
es Wäre es möglich, Spanisch zu sprechen?
de Lass uns wieder Deutsch sprechen
fr Schreiben Sie mir auf Französisch
en Du sollst mir immer auf Englisch antworten
de Bitte nicht auf Englisch, antworte auf Deutsch`,
    others: `
Wie sage ich meinem Chef auf Englisch, dass ich kündige?
In unserem Handbuch steht, dass wir auf Englisch antworten
Finde eine Tutorin, die auf Französisch unterrichtet
Er will auf Spanisch weitermachen
Kannst du die Grammatik meines englischen Textes prüfen?
Ich leite ein Team, das auf Englisch arbeitet
Ist Spanisch im Marketing nützlich?
Bereite eine Agenda auf Englisch für Montag vor
Soll ich dem Recruiter auf Deutsch antworten?
Sie sagte mir, ich soll bitte auf Englisch antworten
Welche Teams sprechen Französisch?
Ich lerne Französisch, welcher Kurs passt?
Schreib einen Beitrag auf Spanisch über unser Event
Wann muss ich hier Englisch sprechen?
Bewerte mein Französisch anhand des folgenden Textes`,
  },
  es: {
    wishes: `
de ¿Podrías responder en alemán, por favor?
en Responde en inglés
fr Háblame en francés, por favor
es Prefiero el español
en ¿Podemos continuar en inglés?
de Usa el alemán a partir de ahora, por favor.
es Preferiría tener la respuesta en español
es Perdón, no entiendo. En español, por favor.
en Explícame esto en inglés, por favor
es ¿Cuál es mi plazo de preaviso? Por favor, responde en español.
fr ¿Sería posible hablar francés?
es Volvamos al español
de Escríbame en alemán
en Debes responderme siempre en inglés
es Por favor, no uses el inglés, responde en español`,
    others: `
¿Cómo le digo a mi jefe en alemán que me voy?
Nuestro manual dice que respondemos en inglés
Búscame una tutora que enseñe en francés
Él quiere continuar en francés
¿Puedes revisar la gramática de mi texto en inglés?
Dirijo un equipo que trabaja en alemán
¿El francés es útil en marketing?
Prepara una agenda en inglés para el lunes
¿Debo responder al reclutador en alemán?
Ella me dijo que respondiera en inglés por favor
¿Qué equipos hablan francés?
Estoy aprendiendo alemán, ¿qué curso me conviene?
Escribe una publicación en francés sobre nuestro evento
¿Cuándo tengo que hablar inglés aquí?
Evalúa mi inglés a partir del texto siguiente`,
  },
};
