import type { Language } from '../../contracts/chat.ts';

type Text = Readonly<Record<Language, string>>;

/** What stands in for written guidance while no model is set up. */
export const GENERAL_GUIDANCE: Text = {
  en: 'Here is a general way to go about it: write down the result you want in one sentence, list what you have and what is missing, do a rough first version in half an hour, then show it to one person who knows the subject. Which part of the task would you like to start with?',
  fr: 'Voici une démarche générale : écrivez en une phrase le résultat voulu, listez ce que vous avez et ce qui manque, faites une première version en une demi-heure, puis montrez-la à une personne qui connaît le sujet. Par quelle partie de la tâche voulez-vous commencer ?',
  de: 'Ein allgemeiner Weg: Schreiben Sie das gewünschte Ergebnis in einem Satz auf, listen Sie auf, was da ist und was fehlt, machen Sie in einer halben Stunde eine erste Fassung und zeigen Sie sie jemandem, der das Thema kennt. Mit welchem Teil der Aufgabe möchten Sie beginnen?',
  es: 'Una forma general de abordarlo: escriba en una frase el resultado que busca, anote lo que tiene y lo que falta, haga una primera versión en media hora y enséñesela a alguien que conozca el tema. ¿Por qué parte de la tarea quiere empezar?',
};

/** What is said when the model failed before it wrote anything useful. */
export const GUIDANCE_FAILED: Text = {
  en: "I couldn't write this guidance just now. Please send your request again in a moment.",
  fr: "Je n'ai pas pu rédiger ces conseils pour le moment. Veuillez renvoyer votre demande dans un instant.",
  de: 'Ich konnte diese Hinweise gerade nicht schreiben. Bitte senden Sie Ihre Anfrage gleich noch einmal.',
  es: 'No he podido redactar esta ayuda ahora mismo. Vuelva a enviar su petición en un momento.',
};
