import type { JudgedSentences } from './judged-sentences.fixture.ts';

export const german: JudgedSentences = {
  wishes: `
de Bitte auf Deutsch antworten
en Kannst du mir das bitte auf Englisch erklären?
en Antworte bitte auf Englisch
fr Antworten Sie mir bitte immer auf Französisch.
de Auf Deutsch bitte!
es Kannst du bitte auf Spanisch antworten?
de Sprich Deutsch
de Deutsch bitte
en Können wir auf Englisch weitermachen?
fr Könnten Sie mir auf Französisch antworten?
de Ich hätte die Antwort gern auf Deutsch.
de Ich möchte, dass du auf Deutsch antwortest.
en Lass uns auf Englisch weiterreden
de Wechsle bitte zu Deutsch
de Bitte in deutscher Sprache antworten.
es Würden Sie bitte Spanisch mit mir sprechen?
de Schreib mir auf Deutsch
en Ab jetzt nur noch auf Englisch, bitte.
de Danke! Jetzt bitte auf Deutsch weiter.
de Wenn möglich, antworte auf Deutsch.
de Nicht auf Englisch, sondern auf Deutsch bitte
fr Erkläre es mir auf Französisch
de Mein Englisch ist schlecht, kannst du Deutsch sprechen?
de Können wir Deutsch reden?
en Antworte auf Deutsch. Nein, auf Englisch.
de Ich würde lieber auf Deutsch schreiben
de Bitte benutze Deutsch
es Sprechen wir Spanisch
de Antwort bitte auf Deutsch
de Könntest du das auf Deutsch wiederholen?
en Gib mir die Antwort auf Englisch
de Welche Schulungen gibt es? Antworte mir auf Deutsch.
de Hallo Oria, bitte antworten Sie auf Deutsch, danke
de Stell bitte auf Deutsch um
fr Du kannst auf Französisch antworten
de Es wäre schön, wenn du auf Deutsch antworten könntest.
de Ich bevorzuge Deutsch
en Bitte ins Englische wechseln
de Antworte ab sofort ausschließlich auf Deutsch
de Antworte auf Deutsch, weil mein Team mitliest.
de Was ist mein nächster Schritt, und bitte antworte auf Deutsch
de Ich hatte dich gebeten, auf Deutsch zu antworten.
de Wäre es möglich, auf Deutsch zu antworten?
en Könnten wir ins Englische wechseln?
fr Schreiben Sie bitte auf Französisch
de Ich würde gern auf Deutsch fortfahren.
es Rede bitte Spanisch mit mir
de Englisch verstehe ich schlecht, bitte antworte mir auf Deutsch
en Englisch, bitte.
de Und jetzt das Ganze auf Deutsch bitte
de Kannst du ab jetzt deutsch mit mir reden
fr Bitte erklären Sie mir die Elternzeit auf Französisch
de Mach auf Deutsch weiter
en Sag mir auf Englisch, welche Möglichkeiten ich habe.
de Bitte nur noch Deutsch
es Antworten bitte immer auf Spanisch
de Beantworte meine Fragen auf Deutsch.
de Geht das auch auf Deutsch?
en Ich möchte bitte eine Antwort auf Englisch
de Verwende bitte die deutsche Sprache
fr Lassen Sie uns auf Französisch sprechen
de Würdest du mir bitte auf deutsch schreiben?
es Kannst du das noch einmal auf Spanisch sagen?
de Bitte formuliere deine Antworten auf Deutsch
en Mir wäre Englisch lieber
de Zurück zu Deutsch bitte
en Das habe ich nicht verstanden. Kannst du es mir auf Englisch schreiben?
de Deutsch, wenn es dir nichts ausmacht
es Hallo! Ist es möglich, dieses Gespräch auf Spanisch zu führen?
de Entschuldige mein Englisch, lass uns bitte Deutsch sprechen.
en Welche Fähigkeiten brauche ich? antworte bitte auf englisch
de Könnten Sie mit mir Deutsch sprechen?
es Stell die Sprache bitte auf Spanisch um
de Ich möchte, dass Sie auf Deutsch antworten, nicht auf Englisch.
fr Erkläre mir die Kündigungsfrist auf Französisch.
en Kannst du alle meine Fragen ab jetzt auf Englisch beantworten?
de Sprich weiter Deutsch mit mir
de Was sagt die Richtlinie zum Urlaub? Auf Deutsch bitte.
en Ich will auf Englisch weiterreden
de Okay, aber antworte auf Deutsch
es kannst du auf spanisch antworten
de Zurück ins Deutsche
de Meine Muttersprache ist Deutsch, also sprich bitte Deutsch mit mir.
en Würdest du bitte auf Englisch schreiben?
es Ich hätte deine Antworten gerne auf Spanisch.
de Antworte bitte in einfachem Deutsch.
de Hör auf, auf Englisch zu antworten, antworte auf Deutsch.
en Lass uns ab jetzt Englisch reden
es Könnten wir den Rest auf Spanisch machen?
de Guten Morgen, mir wäre wohler, wenn Sie auf Deutsch schreiben würden.
de Gib mir bitte alle Antworten auf Deutsch.
de Warum schreibst du auf Englisch? Benutze bitte Deutsch.
es Ich spreche nur Spanisch, antworte bitte auf Spanisch
fr Kannst du es mir noch einmal erklären, auf Französisch?
de Ich würde gern Deutsch mit dir sprechen, wenn möglich.
en Bleiben wir bei Englisch.
de Nein, nicht auf Englisch: antworte auf Deutsch!
es Erzähl mir mehr darüber auf Spanisch
de Lass uns heute Deutsch sprechen
en Kann ich deine Antwort auf Englisch haben?
de Ist es möglich, auf Deutsch weiterzumachen?
es huhu, kannst du mir bitte auf spanisch antworten
de Hallo, ich wünsche mir, dass Sie mir auf Deutsch antworten.
en Wir können Englisch sprechen.
fr Würden Sie meine Frage bitte auf Französisch beantworten?
de Wie viele Urlaubstage habe ich? (Bitte auf Deutsch antworten.)
es Danke für die Liste. Mach bitte auf Spanisch weiter.
en Mein Deutsch ist zu schwach dafür, lass uns auf Englisch weitermachen
fr Entschuldigung, das habe ich nicht verstanden, könntest du es auf Französisch sagen?
es Sie dürfen mir auf Spanisch schreiben.
de Bitte für den Rest des Gesprächs auf Deutsch wechseln
en Mein Deutsch ist nicht gut genug. Englisch, bitte.
de Denkst du, du könntest ab jetzt auf Deutsch antworten?
de Ich wäre froh, wenn Sie mir auf Deutsch antworten
es Sag mir meine Möglichkeiten bitte auf Spanisch
en Egal, antworte einfach auf Englisch
de Wir sollten auf Deutsch weitermachen, das ist leichter für mich
fr Deine nächste Antwort bitte auf Französisch
es Kannst du Spanisch mit mir reden
en Gibt es eine Möglichkeit, dass du auf Englisch antwortest?
de Außerdem möchte ich, dass Sie Deutsch sprechen.
de Dürfen wir dieses Gespräch auf Deutsch fortsetzen?
es Machen wir das auf Spanisch
de Benutze bitte nicht Englisch, benutze Deutsch
en Erklär mir bitte meinen Vertrag auf Englisch
de Hallo! Auf Deutsch, wenn möglich.
es Ich habe auf Spanisch gefragt, also antworte auf Spanisch.
en Wären Sie so freundlich, auf Englisch zu antworten?
en Kannst du bitte auf Englisch antworten?
de Ich spreche nicht so gut Englisch. Könnten Sie auf Deutsch antworten?
es Bitte antworte darauf auf Spanisch.
de Sprich bitte Deutsch
fr Schreib ab jetzt bitte nur noch auf Französisch
de Können wir auf Deutsch reden?
es Welche Vorteile gibt es? Antworte auf Spanisch
de Lass uns Deutsch verwenden.
en Erklär es nochmal auf Englisch
de Danke. Auf Deutsch, bitte.
es Ich möchte, dass du mit mir Spanisch sprichst
en Sorry, könntest du das bitte auf Englisch wiederholen?
de Wechsel auf Deutsch
en Ich will die Antworten auf Englisch
de Könnten Sie bitte auf Deutsch fortfahren, das ist leichter für mich`,
  others: `
Ich suche einen Kurs auf Englisch
Wie antworte ich einem Kunden auf Englisch?
Schreib eine E-Mail auf Französisch an unseren Lieferanten
Übersetze das ins Deutsche
Soll ich auf Deutsch antworten?
Mein Chef sagte mir: Antworte auf Englisch.
Er sagte „antworte auf Deutsch“
Ich spreche Deutsch und etwas Spanisch
Sie spricht fließend Englisch.
Ist mein Englisch gut genug für die Stelle?
Muss ich im Gespräch auf Englisch antworten?
Wann sollte ich auf Spanisch antworten?
Finde ein Training auf Deutsch
Ich will Spanisch lernen
Ich möchte fließend Englisch sprechen
Meine Kollegen antworten immer auf Englisch
Der Kunde hat mich gebeten, auf Spanisch zu antworten.
Schreibe ein Anschreiben auf Englisch
Antworte dem Kunden auf Englisch
Was bedeutet „please answer in German“?
Darf ich im Test auf Deutsch antworten?
Antworte nicht auf Englisch.
Meine Chefin will, dass ich auf Englisch schreibe
Für welche Stellen muss man Französisch sprechen?
Wie kann ich im Beruf zu Englisch wechseln?
Übe mit mir Spanisch sprechen
Hilf mir, auf Englisch zu antworten
Ist es besser, auf Englisch oder auf Deutsch zu antworten?
Warum antwortest du auf Englisch?
Er wird morgen auf Französisch antworten.
Gibt es eine Schulung auf Spanisch?
Bereite eine Präsentation auf Englisch vor
In Berlin sprechen wir Deutsch
Zeig mir deutsche Firmen bitte
Die spanischen Kunden schreiben auf Spanisch
Wer kann in meinem Team auf Französisch antworten?
Ich habe am Montag ein Gespräch auf Englisch
Wenn ein Kunde auf Englisch schreibt, antworte auf Englisch.
Korrigiere bitte meinen Text auf Englisch
Mir wurde gesagt, ich soll auf Deutsch weitermachen.
Fasse den englischen Bericht zusammen
Sprechen die Kollegen in Lyon Englisch?
Wie sagt man „antworte auf Deutsch“ auf Englisch?
Sag ihm, er soll auf Englisch antworten
Meine Kollegin meint, ich sollte auf Spanisch antworten.
Sollte man in der Besprechung Deutsch sprechen?
Entwirf eine Antwort auf Englisch für den Kunden
Ich frage mich, ob ich auf Deutsch schreiben soll
Ist es erlaubt, auf Deutsch zu antworten?
In der Richtlinie steht: Antworten Sie immer auf Englisch.
Früher habe ich zu Hause Französisch gesprochen
Liste alle Dokumente auf Deutsch auf
Verbessere mein Englisch
Du antwortest immer auf Englisch, warum?
Bereite mich auf ein Vorstellungsgespräch auf Deutsch vor
Gibt es das Handbuch auf Französisch?
Sie bat mich, ihr auf Englisch zu antworten.
Erstelle ein Quiz auf Spanisch über Sicherheit
Wir sprechen in meinem Team Deutsch
Was ist die beste Art, auf Englisch zu antworten?
Muss der Manager auf Französisch antworten?
Schick mir den Leitfaden auf Englisch
Sobald ein Kunde anruft, sprich Englisch.
Prüfe bitte meine Antwort auf Deutsch
Ich will nicht mehr auf Englisch arbeiten
Kann ich den Vertrag auf Deutsch bekommen?
Ich muss einem Kunden schreiben, der Deutsch spricht. Was soll ich sagen?
Bitte ihn, auf Englisch zu antworten.
Uns wurde gesagt, dass wir in allen Meetings Englisch sprechen
Wie gut muss ich für die Stelle in Paris Französisch sprechen?
Kannst du prüfen, ob meine Antwort auf Spanisch stimmt?
Mein Ziel ist es, bis zum Sommer mit Kunden Französisch zu sprechen
Bereite eine Rede auf Deutsch für das Team vor
Wer antwortet an der Hotline auf Französisch?
Vergleiche die deutsche und die französische Richtlinie
Im Meeting sollte ich auf Englisch antworten
Könntest du mir einen Podcast auf Spanisch empfehlen?
Bitte schick die Einladung auf Englisch
Sie spricht lieber Französisch
Simuliere einen Kunden, der Spanisch spricht
Ich habe Angst, auf Englisch zu sprechen
In der Anzeige steht: bitte auf Deutsch bewerben
Was passiert, wenn ich auf Französisch antworte?
Wäre es unhöflich, auf Englisch zu antworten?
Das Formular kann man auf Deutsch ausfüllen, oder?
Sie wollen den Bericht auf Englisch, was nun bitte
Mein Team ist letzten Monat zu Englisch gewechselt
Ich kann gut Deutsch sprechen
Wen sollte ich bitten, auf Englisch zu antworten?
Ich überlege, wie ich auf Deutsch auf eine Absage reagiere
Gib mir Tipps, um in Besprechungen Englisch zu sprechen
Der Interviewer wechselt nach der Hälfte zu Englisch
Finde bitte eine Mentorin, die Spanisch spricht
Kürze meine Zusammenfassung auf Deutsch
Erwarten die Kunden, dass wir auf Deutsch antworten?
Ich kann auf Englisch und Spanisch schreiben
Ergänze in meinem Profil, dass ich Französisch spreche
Würde es meinen Chef stören, wenn ich auf Englisch antworte?
Sie schrieb: können wir auf Deutsch sprechen?
Welche Kurse helfen mir, auf Englisch weiterzumachen?
Sag meinem Assistenten, dass er auf Spanisch antworten kann
Die Bewerberin fragte, ob wir ins Englische wechseln könnten
Ist es möglich, die Prüfung auf Deutsch zu machen?
Kannst du mir sagen, ob der Kurs auf Spanisch ist?
Ich möchte einen Kurs auf Deutsch
Liste bitte die Kollegen, die auf Französisch geantwortet haben
Gib mir drei Sätze auf Spanisch für meine Rede
Könntest du meinen Lebenslauf bitte auf Englisch umschreiben?
Würde es meiner Karriere helfen, wenn ich Französisch spreche?
Soll ich das Team bitten, auf Englisch weiterzumachen?
Erkläre mir, wann ich auf Englisch antworten soll
Kannst du meinem Kollegen sagen, dass er auf Spanisch antworten soll?
Die Mail endet mit: bitte auf Deutsch antworten
Es wäre schön, wenn mein Team Englisch sprechen würde
Bereite bitte Fragen vor, die ich auf Spanisch beantworten kann
Ich möchte im Telefonat auf Englisch antworten
Es wäre gut, wenn die Schulung auf Deutsch wäre
Sag mir, ob du eine Stelle auf Französisch findest
Mein Chef will, dass wir auf Englisch schreiben
Wie können wir bei der Arbeit mehr Englisch sprechen?
Ich brauche ein Zertifikat auf Spanisch
Kannst du mir helfen, besser Deutsch zu sprechen?
Ich muss meine Antwort bis Freitag auf Deutsch geben
Könntest du eine Antwort auf Englisch entwerfen?
Schreib das auf Englisch
Was heißt „wechsle zu Spanisch“ auf Französisch?
Ich rede mit meiner Mentorin immer auf Englisch
Sag mir bitte, welche Kollegen Spanisch sprechen
Wie antwortet man auf Englisch, wenn sich ein Gast beschwert?
Meine Mentorin sagt, ich sollte öfter Französisch sprechen
Schreib eine kurze Biografie auf Spanisch
Zeig mir Englischkurse und Kurse auf Deutsch
Unsere Chefin hat uns gebeten, in Besprechungen Englisch zu sprechen.
Ist es okay, auf eine interne Mail auf Deutsch zu antworten?
Finde Kollegen, die Französisch sprechen
Übersetze meine Zusammenfassung bitte ins Spanische
Muss ich für diese Rolle Deutsch sprechen?
Ich lerne seit zwei Jahren Spanisch
Der Kunde hat auf Englisch geantwortet, was nun?
Kann ich hier mein Englisch verbessern?
Bereite mich auf einen Anruf auf Deutsch vor
Welche Berufe kommen infrage, wenn ich Spanisch spreche?
Lies bitte diese Antwort auf Englisch Korrektur`,
};
