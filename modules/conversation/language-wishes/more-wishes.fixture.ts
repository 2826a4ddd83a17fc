import type { Language } from '../../../contracts/chat.ts';
import type { JudgedSentences } from './judged-sentences.fixture.ts';

/** More messages that the rules were made with, in all four languages. */
export const MORE: Readonly<Record<Language, JudgedSentences>> = {
  en: {
    wishes: `
fr Could you write back in French?
es Answer only in Spanish, please.
de I'm from Berlin, can you speak German?
en Please don't answer in French, answer in English.
fr Hello, I would like to chat in French.
es What's my leave balance? In Spanish please
de Reply to me in German from now on.
en Can we go back to English?
fr I want you to talk to me in French.
es Would you mind switching to Spanish?
de Great, thanks! Could you now explain that in German?
en You can speak English with me.
fr It's easier for me in French, so please continue in French.
es Spanish, please!
de Please respond in German because I am still learning English
en Use English for all your answers.
fr Could I get the answer in French please?
es Talk to me in Spanish
de Please always use German
en Sorry I meant in English`,
    others: `
Can I reply in German to the survey?
My colleague answered in Spanish and I did not understand
Help me write a message in French
Who in HR speaks Spanish?
The training is held in English
Do I need French to work in Geneva?
He told us to switch to German
I'd like to improve my spoken English
Please book me a German course
Should managers reply in French?
Give feedback on my German cover letter
Are interviews conducted in English or German?
My notes are in Spanish, please sort them
I answered in English, was that wrong?
Suggest a way to practise French with colleagues
Which language should I answer in, English or French?
Turn this paragraph into Spanish
The user wrote "answer in German please" and got no reply
I work in the German office
When I speak French, people smile`,
  },
  fr: {
    wishes: `
en Pourrais-tu m'écrire en anglais ?
es Réponds seulement en espagnol, s'il te plaît.
de Je viens de Berlin, peux-tu parler allemand ?
fr Ne réponds pas en anglais s'il te plaît, réponds en français.
en Bonjour, j'aimerais discuter en anglais.
es Quel est mon solde de congés ? En espagnol svp
de Réponds-moi en allemand à partir de maintenant.
fr On peut revenir au français ?
fr Je veux que vous me parliez en français.
es Est-ce que ça te dérangerait de passer à l'espagnol ?
de Super, merci ! Peux-tu maintenant m'expliquer ça en allemand ?
en Vous pouvez me parler en anglais.
fr C'est plus facile pour moi en français, alors continue en français.
es Espagnol, s'il te plaît !
fr Répondez en français car j'apprends encore l'anglais
en Utilise l'anglais pour toutes tes réponses.
fr Est-ce que je peux avoir la réponse en français ?
es Parle-moi en espagnol
de Utilise toujours l'allemand s'il te plaît
fr Pardon, je voulais dire en français`,
    others: `
Puis-je répondre en allemand au sondage ?
Mon collègue a répondu en espagnol et je n'ai pas compris
Aide-moi à écrire un message en anglais
Qui parle espagnol aux RH ?
La formation est donnée en anglais
Ai-je besoin de l'allemand pour travailler à Zurich ?
Il nous a dit de passer à l'allemand
Je voudrais améliorer mon anglais oral
Réserve-moi un cours d'allemand s'il te plaît
Les managers doivent-ils répondre en anglais ?
Donne ton avis sur ma lettre en allemand
Les entretiens se font en anglais ou en allemand ?
Mes notes sont en espagnol, trie-les s'il te plaît
J'ai répondu en anglais, était-ce une erreur ?
Propose un moyen de pratiquer l'anglais avec des collègues
Dans quelle langue dois-je répondre, en anglais ou en français ?
Mets ce paragraphe en espagnol
L'utilisateur a écrit « réponds en allemand » sans succès
Je travaille au bureau allemand
Quand je parle anglais, les gens sourient`,
  },
  de: {
    wishes: `
en Könntest du mir auf Englisch zurückschreiben?
es Antworte bitte nur auf Spanisch.
fr Ich komme aus Paris, kannst du Französisch sprechen?
de Bitte antworte nicht auf Englisch, antworte auf Deutsch.
en Hallo, ich würde gerne auf Englisch chatten.
es Wie viele Urlaubstage habe ich noch? Auf Spanisch bitte
de Antworte mir ab jetzt auf Deutsch.
de Können wir zurück zu Deutsch wechseln?
fr Ich will, dass du mit mir Französisch redest.
es Würde es dir etwas ausmachen, auf Spanisch zu wechseln?
de Super, danke! Kannst du das jetzt auf Deutsch erklären?
en Sie können mit mir Englisch sprechen.
de Auf Deutsch fällt es mir leichter, also mach bitte auf Deutsch weiter.
es Spanisch, bitte!
de Bitte antworten Sie auf Deutsch, weil ich noch Englisch lerne
en Benutze Englisch für alle deine Antworten.
de Könnte ich die Antwort bitte auf Deutsch bekommen?
es Rede mit mir auf Spanisch
de Bitte immer Deutsch verwenden
de Sorry, ich meinte auf Deutsch`,
    others: `
Kann ich die Umfrage auf Englisch beantworten?
Mein Kollege hat auf Spanisch geantwortet und ich habe nichts verstanden
Hilf mir, eine Nachricht auf Französisch zu schreiben
Wer spricht in der Personalabteilung Spanisch?
Die Schulung findet auf Englisch statt
Brauche ich Französisch, um in Genf zu arbeiten?
Er hat uns gesagt, wir sollen zu Englisch wechseln
Ich möchte mein gesprochenes Englisch verbessern
Buche mir bitte einen Deutschkurs auf Englisch
Sollten Führungskräfte auf Deutsch antworten?
Gib mir Feedback zu meinem Anschreiben auf Deutsch
Werden Gespräche auf Englisch oder Deutsch geführt?
Meine Notizen sind auf Spanisch, sortiere sie bitte
Ich habe auf Englisch geantwortet, war das falsch?
Schlag mir vor, wie ich mit Kollegen Französisch üben kann
In welcher Sprache soll ich antworten, auf Deutsch oder auf Englisch?
Formuliere diesen Absatz auf Spanisch um
Der Nutzer schrieb „antworte bitte auf Deutsch“ und bekam nichts
Ich arbeite im deutschen Büro
Wenn ich Französisch spreche, lächeln die Leute`,
  },
  es: {
    wishes: `
en ¿Podrías escribirme en inglés?
es Responde solamente en español, por favor.
de Soy de Berlín, ¿puedes hablar alemán?
es Por favor no respondas en inglés, responde en español.
fr Hola, me gustaría charlar en francés.
es ¿Cuántas vacaciones me quedan? En español por favor
de Respóndeme en alemán desde ahora.
es ¿Podemos volver al español?
fr Quiero que me hables en francés.
es ¿Te importaría cambiar al español?
en ¡Genial, gracias! ¿Puedes explicarlo ahora en inglés?
en Puede hablarme en inglés.
es Me resulta más fácil en español, así que sigue en español.
fr ¡Francés, por favor!
es Responda en español porque todavía estoy aprendiendo inglés
en Usa el inglés para todas tus respuestas.
es ¿Podría tener la respuesta en español?
fr Háblame siempre en francés
es Usa siempre el español, por favor
es Perdón, quería decir en español`,
    others: `
¿Puedo responder la encuesta en alemán?
Mi compañero respondió en francés y no entendí nada
Ayúdame a escribir un mensaje en inglés
¿Quién habla francés en recursos humanos?
La formación se da en inglés
¿Necesito el alemán para trabajar en Zúrich?
Nos dijo que pasáramos al alemán
Me gustaría mejorar mi inglés hablado
Resérvame un curso de alemán, por favor
¿Los jefes deberían responder en inglés?
Dame tu opinión sobre mi carta en alemán
¿Las entrevistas son en inglés o en alemán?
Mis notas están en francés, ordénalas por favor
Respondí en inglés, ¿fue un error?
Propón una forma de practicar inglés con compañeros
¿En qué idioma debo responder, en inglés o en español?
Pasa este párrafo al francés
El usuario escribió «responde en alemán» y no pasó nada
Trabajo en la oficina alemana
Cuando hablo francés, la gente sonríe`,
  },
};
