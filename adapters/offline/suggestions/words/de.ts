import type { SuggestionWords } from '../words.ts';

export const de: SuggestionWords = {
  title: 'Was möchten Sie als Nächstes tun?',
  anything: 'Wobei können Sie mir bei der Arbeit helfen?',
  kinds: {
    training: {
      skill: [
        (skill) => `Finde einen Kurs zu ${skill}, der zu meinem Stand passt`,
        (skill) => `Erstelle mir einen Lernplan zu ${skill} mit zwei Stunden pro Woche und etwas Praxis`,
      ],
      objective: [
        (title) => `Welche Kurse helfen mir bei meinem Ziel „${title}“?`,
        (title) => `Erstelle einen Lernplan, der zu meinem Ziel „${title}“ führt`,
      ],
      job: (job) => `Finde einen Kurs, der mich in meiner Rolle (${job}) weiterbringt`,
      plain: [
        'Finde einen Kurs zu einer Fähigkeit, die meine Stelle verlangt',
        'Erstelle mir einen Lernplan für die nächsten drei Monate',
      ],
    },
    opportunity: {
      skill: [
        (skill) => `Finde offene Stellen im Unternehmen, in denen ich ${skill} ausbauen kann`,
        (skill) => `Welche internen Projekte brauchen jemanden für ${skill}?`,
      ],
      objective: [
        (title) => `Welche offenen Stellen bringen mich meinem Ziel „${title}“ näher?`,
        (title) => `Finde interne Projekte, die zu meinem Ziel „${title}“ passen`,
      ],
      job: (job) => `Welche offenen Stellen passen zu meiner Rolle (${job})?`,
      plain: [
        'Welche offenen Stellen im Unternehmen passen zu meinem Profil?',
        'Finde interne Projekte, bei denen ich mitmachen könnte',
      ],
    },
    colleague: {
      skill: [
        (skill) => `Finde eine Kollegin oder einen Kollegen mit Erfahrung in ${skill}, die oder der mich beraten kann`,
        (skill) => `Wer im Unternehmen hat viel mit ${skill} gearbeitet?`,
      ],
      objective: [
        (title) => `Finde jemanden im Kollegium, der mir bei meinem Ziel „${title}“ helfen kann`,
        (title) => `Wer im Unternehmen hat schon etwas wie „${title}“ erreicht?`,
      ],
      job: (job) => `Finde jemanden im Kollegium, der den nächsten Schritt nach meiner Rolle (${job}) gegangen ist`,
      plain: [
        'Finde eine Kollegin oder einen Kollegen als Mentor für mich',
        'Finde Kolleginnen und Kollegen, deren Fähigkeiten meine ergänzen',
      ],
    },
    practice: {
      skill: [
        (skill) => `Rollenspiel: Ich bitte meine Führungskraft um Unterstützung bei ${skill}`,
        (skill) => `Simuliere mit mir eine Frage im Vorstellungsgespräch zu ${skill}`,
      ],
      objective: [
        (title) => `Rollenspiel: das Gespräch mit meiner Führungskraft über mein Ziel „${title}“`,
        (title) => `Simuliere ein Mitarbeitergespräch, in dem ich über „${title}“ berichte`,
      ],
      job: (job) => `Simuliere ein Vorstellungsgespräch für den Schritt nach meiner Rolle (${job})`,
      plain: [
        'Rollenspiel: ein Feedbackgespräch mit einer Kollegin',
        'Simuliere ein Gespräch über meine Entwicklung mit meiner Führungskraft',
      ],
    },
    profile: {
      skill: [
        (skill) => `Analysiere mein Profil: Wie weit bin ich bei ${skill}?`,
        (skill) => `Analysiere mein Profil und sag mir, welche Stärken mir bei ${skill} helfen`,
      ],
      objective: [
        (title) => `Analysiere mein Profil: Was fehlt für mein Ziel „${title}“?`,
        (title) => `Analysiere mein Profil: Welche Stärken helfen bei meinem Ziel „${title}“?`,
      ],
      job: (job) => `Analysiere, wie gut mein Profil zu meiner Rolle (${job}) passt`,
      plain: [
        'Analysiere mein Profil: Was sind meine Stärken und Lücken?',
        'Analysiere mein Profil und nenne Themen für meine Entwicklung',
      ],
    },
    coaching: {
      skill: [
        (skill) => `Hilf mir, ein Lernziel für ${skill} zu setzen`,
        (skill) => `Wie plane ich zwei Stunden pro Woche, um ${skill} selbst zu üben?`,
      ],
      objective: [
        (title) => `Was wäre ein guter nächster Schritt zu meinem Ziel „${title}“?`,
        (title) => `Was könnte meinem Ziel „${title}“ im Weg stehen, und was hilft dagegen?`,
      ],
      job: (job) => `Wie finde ich heraus, was nach meiner Rolle (${job}) kommen kann?`,
      plain: [
        'Hilf mir, den nächsten Schritt meiner Karriere zu finden',
        'Nach welchen Kriterien wähle ich gutes Lernmaterial aus?',
      ],
    },
    task: {
      skill: [
        (skill) =>
          `Hilf mir, eine E-Mail an meine Führungskraft zu schreiben, um Unterstützung bei ${skill} zu bekommen`,
        (skill) => `Hilf mir, eine kurze Präsentation über ${skill} zu gliedern`,
      ],
      objective: [
        (title) => `Hilf mir, meine Woche zu planen, mit meinem Ziel „${title}“ im Blick`,
        (title) => `Hilf mir, eine Besprechung zu meinem Ziel „${title}“ vorzubereiten`,
      ],
      job: (job) => `Hilf mir, einen kurzen Bericht über meine Arbeit (${job}) zu schreiben`,
      plain: [
        'Hilf mir, die Aufgaben meiner Woche zu planen',
        'Hilf mir, eine Tagesordnung für meine nächste Besprechung zu erstellen',
      ],
    },
  },
  topics: {
    skillGap: (name, level, expected) =>
      `Ihre Stelle erwartet bei ${name} Stufe ${expected} von 5, Ihr Profil zeigt ${level}. Arbeiten Sie daran mit einer echten Aufgabe und regelmäßiger Rückmeldung.`,
    skill: (name) =>
      `Ihre Stelle erwartet bei ${name} mehr, als Ihr Profil zeigt. Arbeiten Sie daran mit einer echten Aufgabe.`,
    actionPlan: (title, due) =>
      `„${title}“ ist eines Ihrer aktuellen Ziele${due ? `, fällig am ${due}` : ''}. Wählen Sie den nächsten kleinen Schritt und geben Sie ihm ein Datum.`,
    interest: (name) =>
      `Sie haben ${name} als Interesse genannt. Schauen Sie, wo Ihre Arbeit es schon berührt, und gehen Sie einen Schritt weiter.`,
    department: (name) =>
      `Sie haben die Abteilung ${name} als interessant genannt. Finden Sie heraus, was dort zählt und wen Sie fragen können.`,
    experience: (title) =>
      `Auf Ihrer Erfahrung (${title}) lässt sich aufbauen. Sehen Sie nach, welche Fähigkeiten davon Ihr nächster Schritt braucht, und frischen Sie sie auf.`,
  },
};
