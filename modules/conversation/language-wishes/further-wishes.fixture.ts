import type { Language } from '../../../contracts/chat.ts';
import type { JudgedSentences } from './judged-sentences.fixture.ts';

/** Still more messages that the rules were made with. */
export const FURTHER: Readonly<Record<Language, JudgedSentences>> = {
  en: {
    wishes: `
fr Please can you speak in French?
de Answer everything in German from now on
es I need you to answer in Spanish
en What are my next steps? Please write in English.
fr Let's continue our chat in French
de German would be easier for me.
es Can you explain in Spanish what a mentoring program is?
en Not French, English please
fr I would prefer to continue in French
de My English is not so good. Please speak German.
es Could you respond in Spanish instead?
en Okay, please switch back to English now.
fr Respond in French, please. How do I apply?
de Please give your answer in German
es In Spanish please: what is the travel policy?
en Would you please speak English with me?
fr Hey, do you mind if we speak French?
de I want to continue this conversation in German
es Answer this question in Spanish
en Use English from now on.`,
    others: `
Is the handbook available in Spanish?
Tell me how to answer in German when someone greets me
I was hired because I speak French
Write three interview questions in German
They asked if I could answer in Spanish
My answer in English was too short
Please summarise what he said in French
Will I have to speak English every day?
Add French to my skills
Our German customers prefer email
Should I write my CV in English or French?
A customer told me to speak Spanish
Which courses teach me to write in English?
Search for roles where I can use my German
I always answer customers in French
Could someone translate the German contract?
I passed the Spanish exam, please update my profile
Practise an interview in French with me
The sign reads "please speak German"
Why is the page in Spanish?`,
  },
  fr: {
    wishes: `
en Peux-tu parler en anglais s'il te plaît ?
de Réponds à tout en allemand à partir de maintenant
es J'ai besoin que tu répondes en espagnol
fr Quelles sont mes prochaines étapes ? Écris en français s'il te plaît.
en Continuons notre discussion en anglais
de L'allemand serait plus facile pour moi.
es Peux-tu m'expliquer en espagnol ce qu'est un programme de mentorat ?
fr Pas anglais, français s'il te plaît
fr Je préférerais continuer en français
de Mon français n'est pas très bon. Parle allemand s'il te plaît.
es Pourrais-tu plutôt répondre en espagnol ?
fr Ok, repasse au français maintenant.
en Répondez en anglais, s'il vous plaît. Comment postuler ?
de Donne ta réponse en allemand s'il te plaît
es En espagnol s'il te plaît : quelle est la politique de voyage ?
fr Voudriez-vous parler français avec moi ?
en Salut, ça te dérange si on parle anglais ?
de Je veux poursuivre cette conversation en allemand
es Réponds à cette question en espagnol
fr Utilise le français à partir de maintenant.`,
    others: `
Le manuel est-il disponible en espagnol ?
Dis-moi comment répondre en allemand quand on me salue
J'ai été embauchée parce que je parle anglais
Écris trois questions d'entretien en allemand
Ils ont demandé si je pouvais répondre en espagnol
Ma réponse en anglais était trop courte
Résume ce qu'il a dit en anglais s'il te plaît
Devrai-je parler anglais tous les jours ?
Ajoute l'anglais à mes compétences
Nos clients allemands préfèrent les mails
Dois-je écrire mon CV en anglais ou en français ?
Un client m'a dit de parler espagnol
Quels cours m'apprennent à écrire en anglais ?
Cherche des postes où je peux utiliser mon allemand
Je réponds toujours aux clients en anglais
Quelqu'un peut-il traduire le contrat allemand ?
J'ai réussi l'examen d'espagnol, mets à jour mon profil s'il te plaît
Fais un entretien en anglais avec moi pour m'entraîner
Sur le panneau il y a « parlez allemand svp »
Pourquoi la page est-elle en espagnol ?`,
  },
  de: {
    wishes: `
en Kannst du bitte auf Englisch sprechen?
de Beantworte ab jetzt alles auf Deutsch
es Ich brauche deine Antworten auf Spanisch
de Was sind meine nächsten Schritte? Bitte schreib auf Deutsch.
en Führen wir unser Gespräch auf Englisch weiter
de Deutsch wäre einfacher für mich.
fr Kannst du mir auf Französisch erklären, was ein Mentoring-Programm ist?
de Nicht Englisch, Deutsch bitte
de Ich würde lieber auf Deutsch weitermachen
de Mein Englisch ist nicht so gut. Bitte sprechen Sie Deutsch.
es Könntest du stattdessen auf Spanisch antworten?
de Okay, wechsle jetzt bitte wieder zu Deutsch.
en Antworten Sie bitte auf Englisch. Wie bewerbe ich mich?
de Gib deine Antwort bitte auf Deutsch
es Auf Spanisch bitte: Wie ist die Reiserichtlinie?
de Würden Sie bitte Deutsch mit mir sprechen?
en Hey, macht es dir etwas aus, wenn wir Englisch sprechen?
de Ich will dieses Gespräch auf Deutsch fortsetzen
es Beantworte diese Frage auf Spanisch
de Benutze ab jetzt Deutsch.`,
    others: `
Gibt es das Handbuch auch auf Spanisch?
Sag mir, wie ich auf Englisch antworte, wenn mich jemand grüßt
Ich wurde eingestellt, weil ich Französisch spreche
Schreib drei Interviewfragen auf Deutsch
Sie haben gefragt, ob ich auf Spanisch antworten kann
Meine Antwort auf Englisch war zu kurz
Fasse bitte zusammen, was er auf Englisch gesagt hat
Werde ich jeden Tag Englisch sprechen müssen?
Füge Französisch zu meinen Fähigkeiten hinzu
Unsere deutschen Kunden bevorzugen E-Mails
Soll ich meinen Lebenslauf auf Englisch oder Deutsch schreiben?
Ein Kunde sagte mir, ich soll Spanisch sprechen
In welchen Kursen lerne ich, auf Englisch zu schreiben?
Suche Stellen, bei denen ich mein Deutsch einsetzen kann
Ich antworte Kunden immer auf Französisch
Kann jemand den englischen Vertrag übersetzen?
Ich habe die Spanischprüfung auf Spanisch bestanden, aktualisiere bitte mein Profil
Übe mit mir ein Vorstellungsgespräch auf Englisch
Auf dem Schild steht „bitte Deutsch sprechen“
Warum ist die Seite auf Spanisch?`,
  },
  es: {
    wishes: `
en ¿Puedes hablar en inglés, por favor?
de Responde a todo en alemán a partir de ahora
es Necesito que respondas en español
es ¿Cuáles son mis próximos pasos? Escribe en español, por favor.
en Continuemos nuestra charla en inglés
es El español sería más fácil para mí.
fr ¿Puedes explicarme en francés qué es un programa de mentoría?
es Inglés no, español por favor
es Preferiría continuar en español
es Mi inglés no es muy bueno. Habla español, por favor.
fr ¿Podrías responder en francés mejor?
es Vale, vuelve ahora al español.
en Responda en inglés, por favor. ¿Cómo me postulo?
es Da tu respuesta en español, por favor
de En alemán, por favor: ¿cuál es la política de viajes?
es ¿Podría hablar español conmigo?
en Oye, ¿te importa si hablamos inglés?
de Quiero continuar esta conversación en alemán
es Responde esta pregunta en español
es Usa español a partir de ahora.`,
    others: `
¿El manual está disponible en francés?
Dime cómo responder en alemán cuando alguien me saluda
Me contrataron porque hablo inglés
Escribe tres preguntas de entrevista en alemán
Preguntaron si yo podía responder en francés
Mi respuesta en inglés fue demasiado corta
Resume lo que él dijo en inglés, por favor
¿Tendré que hablar inglés todos los días?
Añade el francés a mis competencias
Nuestros clientes alemanes prefieren el correo
¿Debo escribir mi currículum en inglés o en español?
Un cliente me dijo que hablara francés
¿Qué cursos me enseñan a escribir en inglés?
Busca puestos donde pueda usar mi alemán
Siempre respondo a los clientes en inglés
¿Alguien puede traducir el contrato alemán?
Aprobé el examen de francés, actualiza mi perfil por favor
Practica una entrevista en inglés conmigo
El cartel dice «por favor hable alemán»
¿Por qué la página está en francés?`,
  },
};
