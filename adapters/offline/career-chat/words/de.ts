import type { CareerChatWords } from '../words.ts';

export const de: CareerChatWords = {
  closing: 'In Ordnung. Alles Gute, und kommen Sie jederzeit wieder.',
  thanks: 'Gern geschehen. Ich bin da, wenn noch etwas ist.',
  friendly: '🙂 Worüber möchten Sie sprechen?',
  greeting: (name) =>
    `Guten Tag${name ? ` ${name}` : ''}! Ich helfe bei Laufbahn, Entwicklung und Fragen der Arbeit oder bei einer konkreten Aufgabe. Was beschäftigt Sie?`,
  about: (bot) =>
    `Ich bin ${bot}, der Karriereassistent. Ich spreche mit Ihnen über Laufbahn, Entwicklung und Zusammenarbeit, sage Ihnen, was in Ihrem Profil steht, und helfe bei Aufgaben wie einer E-Mail, einer Besprechung oder einer Präsentation. Im Moment antworte ich nach festen Regeln, ohne Sprachmodell, und deshalb kurz. Womit fangen wir an?`,
  goOn: 'Nehmen Sie den Schritt, der am leichtesten scheint, geben Sie ihm ein Datum in dieser Woche und notieren Sie, was geschieht. Welcher wäre das für Sie, und was könnte dazwischenkommen?',
  fallback:
    'Ich antworte im Moment nach festen Regeln und habe den Kern vielleicht nicht erfasst. Können Sie in einem Satz sagen, wie die Lage bei der Arbeit ist und was anders werden soll?',
  distress:
    'Es tut mir sehr leid, dass es gerade so schwer ist. Bleiben Sie damit bitte nicht allein: Sprechen Sie heute mit jemandem, dem Sie vertrauen, und rufen Sie bei Gefahr den Notruf oder die Telefonseelsorge an. Auch der betriebsärztliche Dienst hilft vertraulich. Gibt es jemanden, den Sie jetzt anrufen können?',
  policy:
    'Die Regeln Ihres Unternehmens sehe ich hier nicht, und raten möchte ich nicht. Die verbindliche Auskunft hat die Personalabteilung oder das Intranet. Allgemein gilt: schriftlich fragen, Daten nennen, Antwort aufheben. Was möchten Sie tun, wenn Sie es wissen?',
  noGuarantee: 'Das kann niemand garantieren, und ich verspreche es nicht. Das können Sie selbst beeinflussen:',
  noProfile: 'Ihr Profil sehe ich in diesem Gespräch nicht, deshalb kenne ich keine Angaben über Sie.',
  profileFailed: 'Ich konnte Ihr Profil gerade nicht lesen und mache ohne diese Angaben weiter.',
  remembered: 'Das habe ich mir von dem gemerkt, was Sie mir gesagt haben:',
  nothingRemembered: 'Bisher habe ich mir nichts von dem gemerkt, was Sie mir über sich gesagt haben.',
  told: 'Danke, das ist gut zu wissen. Was möchten Sie als Nächstes ansehen?',
  objectives: {
    intro: 'Das ist Ihr Ziel:',
    closest: 'Keines Ihrer Ziele hat genau diesen Titel. Dieses kommt ihm am nächsten:',
    status: 'Status',
    current: 'aktuell',
    due: 'Fällig',
    undated: 'ohne Datum',
    none: 'Ich finde kein aktuelles Ziel in Ihrem Profil. Wenn Sie ein archiviertes meinen, sagen Sie es mir. Was möchten Sie als Nächstes erreichen?',
    notFound: 'Ich finde kein Ziel mit diesem Titel. Diese sind eingetragen:',
    several: 'Mehrere Ihrer Ziele könnten gemeint sein:',
    which: 'Welches meinen Sie?',
    leftOpen: 'In Ordnung, ich habe das offen gelassen und nichts ausgewählt.',
    failed: 'Ich konnte Ihr Ziel gerade nicht nachschlagen.',
  },
  profile: {
    intro: 'Das steht in Ihrem Profil:',
    nothing: (section) => `**${section}**: nichts eingetragen.`,
    more: (count) => `und ${count} weitere`,
    level: (level, expected) => `Stufe ${level} von 5, erwartet ${expected}`,
    noGaps: 'Jede eingetragene Fähigkeit erreicht die Stufe, die Ihre Stelle erwartet.',
    until: (date) => `bis ${date}`,
    today: 'heute',
    workingModes: { on_site: 'vor Ort', hybrid: 'hybrid', remote: 'remote' },
    archived: 'archiviert',
    basic: {
      jobTitle: 'Stelle',
      department: 'Abteilung',
      location: 'Ort',
      workingMode: 'Arbeitsform',
      seniority: 'Stufe',
      manager: 'Führungskraft',
      hiredOn: 'Eingestellt am',
    },
    sections: {
      basic_info: 'Ihre Stelle',
      skills: 'Fähigkeiten',
      skill_gaps: 'Abstand zu dem, was Ihre Stelle erwartet',
      objectives: 'Ziele',
      experiences: 'Erfahrung',
      interests: 'Interessen',
      departments_of_interest: 'Abteilungen von Interesse',
      bookmarks: 'Merkliste',
      training_history: 'Abgeschlossene Schulungen',
      mandatory_training_ids: 'Pflichtschulungen',
    },
    question: 'Was möchten Sie damit anfangen?',
  },
  topics: {
    promotion: `Drei Dinge, die auf dem Weg zur Beförderung helfen:
- Fragen Sie Ihre Führungskraft, welche Ergebnisse auf der nächsten Stufe erwartet werden, und notieren Sie die Antwort.
- Sammeln Sie Belege: zu jedem Ergebnis den Rahmen, Ihren Beitrag und die Wirkung.
- Wählen Sie in diesem Quartal eine Aufgabe, die schon zu dieser Stufe gehört, und sagen Sie, warum.

Was davon haben Sie schon?`,
    salary: `Für ein Gespräch über das Gehalt:
- Sammeln Sie Fakten: Ergebnisse seit der letzten Änderung, neue Verantwortung, die übliche Spanne der Stelle.
- Nennen Sie in einem Satz eine Zahl und einen Grund, und warten Sie dann auf die Antwort.
- Lautet sie „jetzt nicht“, vereinbaren Sie, was folgt: welches Ergebnis, bis wann.

Wann ist Ihr nächstes Gespräch mit Ihrer Führungskraft?`,
    feedback: `Damit Feedback nützt:
- Bitten Sie um eine Sache zum Beibehalten und eine zum Ändern, je mit Beispiel.
- Wenn Sie es bekommen, geben Sie es in eigenen Worten wieder, bevor Sie antworten.
- Wenn Sie es geben, sagen Sie, was Sie gesehen haben, was es bewirkt hat und was Sie sich wünschen.

Geht es um das Geben oder das Annehmen?`,
    conflict: `Wenn es mit jemandem schwierig ist:
- Notieren Sie zwei oder drei Situationen: was gesagt oder getan wurde und was es bewirkte. Ohne Urteil.
- Bitten Sie um ein kurzes Gespräch unter vier Augen: „Wenn … geschieht, dann … . Ich wünsche mir … . Wie sehen Sie das?“
- Hört es nicht auf oder ist es Belästigung, schreiben Sie es mit Datum auf und holen Sie die Personalabteilung oder eine Vertrauensperson dazu.

Was ist zuletzt geschehen, und was soll anders werden?`,
    workload: `Wenn es zu viel ist:
- Schreiben Sie alles Offene auf und markieren Sie, was einen festen Termin hat.
- Gehen Sie damit zu Ihrer Führungskraft: „Diese drei schaffe ich diese Woche gut. Was vom Rest kann warten?“
- Behalten Sie täglich eine Pause, die nichts verschiebt; leiden Schlaf oder Gesundheit, gehen Sie zum Arzt.

Was kostet im Moment am meisten Kraft?`,
    learning: `Damit Lernen etwas bringt:
- Wählen Sie eine Fähigkeit, die Ihre Stelle oder Ihr nächster Schritt braucht, und eine Aufgabe, in der Sie sie anwenden.
- Planen Sie sechs Wochen lang zwei feste Stunden pro Woche, die Hälfte davon Übung.
- Bitten Sie jemanden, der es gut kann, einmal auf Ihre Arbeit zu schauen.

Im Schulungskatalog kann ich hier nicht suchen. Welche Fähigkeit würde für Sie am meisten ändern?`,
    interview: `So bereiten Sie ein Vorstellungsgespräch vor:
- Nehmen Sie die drei wichtigsten Anforderungen und zu jeder eine Geschichte: Lage, was Sie taten, Ergebnis.
- Bereiten Sie eine Antwort von zwei Minuten auf „Erzählen Sie von sich“ vor und zwei eigene Fragen.
- Sprechen Sie die Antworten einmal laut; notieren Sie nur Stichworte.

Um welche Stelle geht es, und welche Frage macht Ihnen Sorgen?`,
    cv: `Für einen überzeugenden Lebenslauf:
- Stellen Sie in jedem Punkt das Ergebnis voran: Verb, Sache, Wirkung, mit einer Zahl, wenn Sie eine haben.
- Behalten Sie, was dieser Stelle dient; zwei Seiten genügen.
- Verwenden Sie die Wörter der Anzeige, wo sie auf Sie zutreffen.

Für welche Stelle möchten Sie ihn verwenden?`,
    networking: `Ein Netzwerk, ohne sich zu verstellen:
- Notieren Sie fünf Menschen, deren Arbeit Sie interessiert; bitten Sie einen davon um zwanzig Minuten.
- Kommen Sie mit einer ehrlichen Frage, und schreiben Sie danach, was Sie aus der Antwort gemacht haben.
- Machen Sie Ihre Arbeit sichtbar: einmal im Monat eine kurze Notiz, was Sie gelernt haben.

Wen möchten Sie zuerst kennenlernen?`,
    jobChange: `Vor einem Wechsel:
- Schreiben Sie auf, was Sie hinter sich lassen und was Sie behalten möchten; das ist oft zweierlei.
- Sprechen Sie mit zwei Menschen, die tun, was Sie anstreben, und fragen Sie, was sie überrascht hat.
- Vergleichen Sie: Welche Ihrer Stärken sind dort gefragt, und was fehlt?

Nach Stellen kann ich hier nicht suchen. Möchten Sie eher die Aufgabe, die Menschen oder die Bedingungen ändern?`,
    motivation: `Wenn der Antrieb fehlt:
- Notieren Sie eine Woche lang zweimal am Tag, was Kraft gab und was sie nahm.
- Ändern Sie eine Sache, die in Ihrer Hand liegt, und bringen Sie eine mit einem Vorschlag zu Ihrer Führungskraft.
- Denken Sie an eine Arbeit, auf die Sie stolz waren: Was war damals anders?

Seit wann geht es Ihnen so?`,
    confidence: `Für mehr Sicherheit:
- Schreiben Sie drei gelungene Dinge und Ihren Anteil daran auf; lesen Sie das vor dem Anlass.
- Üben Sie die ersten zwei Sätze, bis sie von selbst kommen.
- Suchen Sie diese Woche eine kleine Gelegenheit: eine Frage oder ein klares „Nein“ in einer Besprechung.

In welcher Situation brauchen Sie sie am meisten?`,
    leadership: `Für das Führen:
- Vereinbaren Sie mit jedem das Ergebnis und den Spielraum, nicht den Weg.
- Führen Sie regelmäßig ein kurzes Gespräch mit jeder Person: was hilft, was hindert, was kommt.
- Geben Sie diese Woche eine Aufgabe ganz ab, mit einem Termin für Fragen.

Führen Sie schon ein Team, oder möchten Sie dorthin?`,
    planning: `Um den nächsten Schritt zu finden:
- Beschreiben Sie einen guten Arbeitstag in zwei Jahren: Aufgaben, Menschen, Ort.
- Vergleichen Sie mit heute: Was ist schon da, und welche zwei Dinge fehlen?
- Machen Sie aus einem davon ein Ziel mit Datum und einem ersten Schritt in dieser Woche.

Wie sähe so ein Tag für Sie aus?`,
  },
};
