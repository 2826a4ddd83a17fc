import type { GuidanceWords } from '../guidance-words.ts';

export const de: GuidanceWords = {
  topic: '[Thema]',
  noGuarantee:
    'Dieses Ergebnis kann niemand garantieren, auch ich nicht. Sie können sich aber gut vorbereiten; diese Schritte helfen sofort.',
  kinds: {
    email: (
      topic,
    ) => `:page_facing_up: Ein Entwurf zum Anpassen. Füllen Sie die Klammern aus und streichen Sie, was Sie nicht brauchen.

**Betreff:** ${topic}: [was Sie brauchen, bis wann]

Guten Tag [Name],

ich schreibe Ihnen zum Thema: ${topic}. [Ein Satz: was geschehen ist oder sich geändert hat.]

Das bedeutet: [Folge für die lesende Person, mit Datum oder Zahl.]
Mein Vorschlag: [ein klarer Schritt].
Könnten Sie bitte bis [Datum] [antworten / entscheiden / senden]?

Vielen Dank und freundliche Grüße
[Ihr Name]

:bulb: Stellen Sie die Bitte in die ersten drei Zeilen, und bleiben Sie bei einem Anliegen je Nachricht.

Wer liest sie, und was soll danach geschehen? Hätten Sie es lieber bestimmter oder sanfter?`,
    presentation: (topic) => `:bar_chart: Ein Aufbau für Ihre Präsentation (${topic}):

1. **Einstieg (1 Folie):** der eine Satz, der hängen bleiben soll.
2. **Lage (1 Folie):** wo die Sache heute steht, mit einer prüfbaren Zahl.
3. **Beitrag (2 bis 3 Folien):** je Punkt der Rahmen, was Sie getan haben, und das Ergebnis.
4. **Wahl oder Risiken (1 Folie):** was offen ist, und was es dafür braucht.
5. **Schluss (1 Folie):** die Entscheidung oder der nächste Schritt, um den Sie bitten, mit Datum.

:bulb: Geben Sie jeder Folie einen ganzen Satz als Titel; die Titel allein sollen die Geschichte erzählen. Üben Sie einmal laut mit der Uhr.

Wer hört zu, und wie viele Minuten haben Sie?`,
    meeting: (topic) => `:calendar: Ein Plan für die Besprechung (${topic}):

1. **Ziel:** „Am Ende haben wir [entschieden / vereinbart / gesammelt] …“ in einem Satz. Ohne Ziel genügt eine Nachricht.
2. **Personen:** nur wer entscheidet, Bescheid weiß oder es danach tut.
3. **Tagesordnung (45 Minuten):** 5 Einstieg und Ziel, 10 Fakten, 20 Gespräch, 10 Beschlüsse mit Namen und Datum.
4. **Vorher:** Ziel und Unterlagen zwei Tage früher senden, mit einer Frage zum Nachdenken.
5. **Nachher:** am selben Tag eine Notiz mit Beschlüssen, Zuständigen und Terminen.

:bulb: Fragen Sie die Stillen zuerst, mit Namen.

Was soll am Ende entschieden sein, und wer muss dabei sein?`,
    report: (topic) => `:page_facing_up: Eine Gliederung für Ihren Text (${topic}):

1. **Zusammenfassung (5 Zeilen):** zuerst die Antwort, dann der Grund, dann Ihre Bitte.
2. **Hintergrund:** nur, was die lesende Person noch nicht weiß.
3. **Befunde:** drei bis fünf Punkte, jeder mit Beleg oder Zahl und Quelle.
4. **Bewertung:** was es bedeutet, und wie sicher das ist.
5. **Nächste Schritte:** wer tut was bis wann.

:bulb: Schreiben Sie zuerst die Befunde und zuletzt die Zusammenfassung; streichen Sie dann ein Fünftel der Wörter.

Wer liest ihn, und was soll damit entschieden werden? Welches Material haben Sie schon?`,
    conversation: (topic) => `:speech_balloon: So bereiten Sie das Gespräch vor (${topic}):

1. **Ihr Ziel:** Was soll danach anders sein? Notieren Sie den Wunsch und das Mindeste, das Sie annehmen würden.
2. **Fakten:** zwei oder drei Beispiele mit Datum, Beitrag und Ergebnis, ohne Urteile.
3. **Die andere Seite:** Was braucht sie, und welcher Einwand kommt zuerst? Bereiten Sie eine ruhige Antwort vor.
4. **Erster Satz:** „Ich möchte über [Thema] sprechen, weil [Wirkung]. Mein Vorschlag ist [Schritt]. Wie sehen Sie das?“
5. **Schluss:** Vereinbaren Sie einen Schritt und ein Datum, und bestätigen Sie beides in einer kurzen Nachricht.

:bulb: Machen Sie nach Ihrem wichtigsten Satz eine Pause; schwächen Sie ihn nicht selbst ab.

Was genau möchten Sie erreichen, und mit wem sprechen Sie?`,
    planning: (topic) => `:calendar: Ein einfacher Weg zu planen (${topic}):

1. **Alles aufschreiben,** was offen ist, je als Verb und Ergebnis („die Zahlen an … senden“).
2. **Markieren,** was einen festen Termin hat und worauf andere warten.
3. **Drei Ergebnisse** für diese Woche wählen; alles andere bekommt ein Datum, eine Person oder ein klares Nein.
4. **Zeit blocken:** das Schwerste früh am Tag, in Blöcken von 60 bis 90 Minuten; ein Fünftel der Woche bleibt frei.
5. **Am Freitag** zehn Minuten prüfen: erledigt, verschoben, gestrichen.

:warning: Passt es nicht, sagen Sie es der wartenden Person jetzt, mit einem neuen Datum.

Welche Termine sind fest? Was kostet Sie im Moment die meiste Zeit?`,
    generic: (topic) => `:jigsaw: Ein Einstieg in die Aufgabe (${topic}):

1. **Ergebnis:** Schreiben Sie in einem Satz, was am Ende da sein wird, und für wen.
2. **Bestand:** Was haben Sie, was fehlt, und wer hat es?
3. **Erste Fassung:** eine halbe Stunde, grob, ohne Feinschliff.
4. **Prüfung:** Zeigen Sie sie einer Person, die das Thema kennt, mit einer einzigen Frage.
5. **Abschluss:** Bessern Sie die zwei wichtigsten Stellen nach und setzen Sie einen Termin zum Absenden.

:bulb: Wenn Sie feststecken, machen Sie den nächsten Schritt so klein, dass er zehn Minuten dauert.

Wie soll das Ergebnis aussehen, und bis wann brauchen Sie es?`,
  },
};
