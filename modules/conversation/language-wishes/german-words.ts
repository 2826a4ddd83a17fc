import type { WishWords } from './wish-words.ts';

export const GERMAN: WishWords = {
  enclitics: '',
  courtesy:
    'bitte, bitte sehr, danke, danke schön, dankeschön, vielen dank, wenn/falls möglich, wenn es geht, wenn du kannst/magst, wenn sie können/mögen, wenn es dir/ihnen nichts ausmacht, wenn das ok/okay/möglich ist, gerne, gern',
  lead: 'hallo, hi, hey, guten tag, guten morgen, oria, ok, okay, ja, nein, gut, super, sorry, entschuldigung, also, jetzt, nun, dann, auch, lieber, künftig, ab jetzt, ab sofort, von nun an, von jetzt an, diesmal, dieses mal, immer, nur, nur noch, am besten, noch einmal, nochmal, das ganze, den rest, das, alles, wenn du mir antwortest, wenn sie mir antworten, wie gesagt, weiter, sei so nett und, seien sie so nett und, doch, zurück, du sollst, denk/denke daran, nächste frage, dasselbe, das gleiche, nochmal das ganze, stattdessen',
  joiner: 'und, aber, also, dann, deshalb, daher, jetzt, sondern',
  toMe: 'mir, uns, mich, mit mir, mit uns, für mich, für uns, an mich',
  manner:
    'immer, nur, nur noch, ab jetzt, ab sofort, von nun an, von jetzt an, jetzt, nun, künftig, in zukunft, wieder, weiter, weiterhin, noch einmal, nochmal, nochmals, lieber, auch, direkt, ausschließlich, ausschliesslich, diesmal, dieses mal, doch, einfach, mal, zurück, sofort, heute, am liebsten, möglichst, besser',
  object:
    'das, dies, es, alles, (auf) (alle) meine/die/diese frage/fragen/nachricht/nachrichten, auf meine/diese frage/fragen, die/den nächste/nächsten/folgende/folgenden frage/fragen, den rest, das ganze, das gespräch, die unterhaltung, unser gespräch, unsere unterhaltung, dieses gespräch, diese unterhaltung, deine/ihre/die antwort/antworten, die sprache',
  determiner: 'der, die, das, den, dem, ein, eine, einen, mein, meine, meinen, unser, unsere, diese, diesen, dieses',
  verbs: {
    reply: {
      command:
        'antworte, antworten sie, antworten (sie) bitte, antwortet, beantworte, beantworten sie, antwortest du, sag mir, sage mir, sagen sie mir, sag es, sag das noch einmal, wiederhole, wiederholen sie',
      form: 'antworten, antwortest, antwortet, antworte, antworteten, zu antworten, beantworten, zu beantworten, beantwortest, sagen, zu sagen, wiederholen, zu wiederholen, antworten könntest/könnten/würdest/würden',
    },
    write: {
      command: 'schreib, schreibe, schreiben sie, schreibst du, formuliere, formulieren sie, verfasse, gib, geben sie',
      form: 'schreiben, schreibst, zu schreiben, formulieren, zu formulieren, verfassen, geben, schreiben könntest/könnten/würdest/würden',
    },
    talk: {
      command:
        'sprich, sprechen sie, sprechen wir, rede, reden sie, reden wir, mach, mache, machen sie, machen wir, wechsle, wechsel, wechseln sie, wechseln wir, stell, stelle, stellen sie, fahre, fahren sie, fahren wir, bleib, bleibe, bleiben wir, sprich/rede weiter, unterhalten wir uns, schreiben wir, geht das, geht es, ginge das',
      form: 'sprechen, sprichst, zu sprechen, reden, redest, zu reden, weitermachen, weiterreden, weitersprechen, weiterschreiben, fortfahren, fortzufahren, fortsetzen, wechseln, zu wechseln, umstellen, umsteigen, unterhalten, kommunizieren, chatten, schreiben, bleiben, machen, weiterzumachen, führen, zu führen, halten, sprechen könntest/könnten/würdest/würden, reden könntest/könnten/würdest/würden',
    },
    speak: {
      command:
        'sprich, sprechen sie, sprechen wir, rede, reden sie, reden wir, sprich/rede weiter, benutze, benutz, benutzen sie, verwende, verwenden sie, nutze, nutzen sie, nimm',
      form: 'sprechen, sprichst, zu sprechen, reden, redest, zu reden, benutzen, zu benutzen, verwenden, zu verwenden, nutzen, benutzt, verwendest, sprechen könntest/könnten',
    },
    explain: {
      command: 'erkläre, erklär, erklären sie, beschreibe, beschreiben sie, erläutere, erläutern sie',
      form: 'erklären, zu erklären, erklärst, erklären könntest/könnten, beschreiben, erläutern',
    },
  },
  askYou:
    'bitte, kannst du, könntest du, können sie, könnten sie, würdest du, würden sie, magst du, willst du, möchtest du, du kannst, du könntest, sie können, sie könnten, ich möchte/will/wünsche (mir/gern/gerne) dass du/sie, ich hätte gern/gerne dass du/sie, ich würde mich freuen wenn du/sie, es wäre schön/gut/nett/toll/besser/super/hilfreich wenn du/sie, wäre es möglich, ist es möglich, ich bitte dich/sie, ich hatte/habe dich/sie gebeten, darf ich dich/sie bitten, wäre es möglich dass du/sie, würde es dir/ihnen etwas ausmachen, macht es dir/ihnen etwas aus, mir wäre lieber wenn du/sie, mir wäre es lieber wenn du/sie, hallo oria bitte',
  askBoth:
    'können wir, könnten wir, wollen wir, sollen wir, lass uns, lassen sie uns, wir können, wir könnten, wäre es möglich dass wir, ist es ok/okay wenn wir, kann man, bitte',
  askRather:
    'ich würde lieber, ich möchte lieber, ich würde gern, ich würde gerne, ich würde es vorziehen, ich will lieber',
  askForMyself: 'ich möchte, ich will, ich würde, kann ich, darf ich, könnte ich',
  prefer: 'ich bevorzuge, mir wäre, mir ist, ich hätte lieber, ich nehme lieber, ich möchte lieber, mir passt',
  answer: '(die/deine/ihre/eine) antwort, (die/deine/ihre/alle/alle deine) antworten, die erklärung',
  wantAnswer:
    'ich hätte (gern/gerne/lieber), ich möchte, ich will, ich brauche, ich bevorzuge, ich wünsche mir, gib mir, geben sie mir, kann/könnte ich, bekomme ich, ich erwarte, ich würde, formuliere, verfasse, schreib, schreibe, bitte formuliere',
  answerIs: 'sollen, sollten, sollte, soll, müssen, muss, bitte',
  into: 'auf, in, in die, in der, zu, zum, ins, ins einfache, im, auf einfachem, in einfachem, in einfacher, auf einfaches, die, der, wieder auf',
  languageNoun: 'Sprache',
  goesOn:
    'weil, da, denn, und, aber, nicht, sondern, statt, anstatt, was, welche, welcher, welches, wie, warum, wer, mit dir, mit mir, mit uns, mit ihnen, für mich, für uns, an mich, in diesem gespräch, in dieser unterhaltung, in deinen/ihren antworten, für den rest, für dieses gespräch, für alle, hier, ist, ich, mein, auch wenn, geht, erhalten, bekommen, haben, lieber, recht, sein, um, weiter, vor, fort, bis, solange, am liebsten',
  condition: 'wenn, falls, sobald, immer wenn, jedes mal, sofern, solange',
  about:
    'wie, wann, warum, wieso, ob, wer, welche, welcher, welches, wo, soll, sollte, sollten, muss, müssen, darf, was, ist es, gibt, weshalb',
  report:
    'sagte, sagt, sagen, gesagt, meint, meinte, schrieb, schreibt, schreiben, geschrieben, fragte, fragt, bat, gebeten, will, wollte, verlangt, verlangte, fordert, empfiehlt, bedeutet, heißt, steht, übersetze, übersetz, übersetzung, korrigiere, verbessere, satz, text, mail, email, brief, regel, beispiel, richtlinie, vorgabe, rollenspiel, stell dir vor, tu so',
  selfReport:
    'ich sagte, ich habe (dir/ihnen) gesagt, ich hatte (dir/ihnen/dich/sie) gesagt/gebeten, ich habe (dich/sie) gebeten, ich will, ich bat dich, ich wollte, ich schreibe',
  negation: 'nicht, kein, keine, nein, nie, niemals, statt, anstatt, hör auf',
  contrast: 'sondern, sondern lieber, aber, lieber, jetzt',
  subject:
    'ich, wir, er, sie, es, man, du, ihr, mein, meine, meinen, unser, unsere, der, die, das, den, alle, viele, manche, einige, jeder, leute, ein, eine, sein, seine, ihre, dort, hier',
};
