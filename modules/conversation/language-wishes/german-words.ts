import type { WishWords } from './wish-words.ts';

export const GERMAN: WishWords = {
  enclitics: '',
  courtesy:
    'bitte, bitte sehr, danke, danke schön, dankeschön, vielen dank, wenn/falls möglich, wenn es geht, wenn du kannst/magst, wenn sie können/mögen, wenn es dir/ihnen nichts ausmacht, wenn das ok/okay/möglich ist, gerne, gern, wenn du so nett bist, wenn sie so nett sind, falls es geht, falls das geht, wenn das geht, sofern möglich, sofern es geht, wenn s geht, falls du kannst, falls sie können, dankesehr, herzlichen dank, besten dank, lieben dank, wenn du willst, wenn es möglich ist, falls es möglich ist, wenn das möglich ist, falls das möglich ist, wenn das für dich/sie passt, wenn das für dich/sie ok/okay ist, bidde, pls',
  lead: 'hallo, hi, hey, guten tag, guten morgen, oria, ok, okay, ja, nein, gut, super, sorry, entschuldigung, also, jetzt, nun, dann, auch, lieber, künftig, ab jetzt, ab sofort, von nun an, von jetzt an, diesmal, dieses mal, immer, nur, nur noch, am besten, noch einmal, nochmal, das ganze, den rest, das, alles, wenn du mir antwortest, wenn sie mir antworten, wie gesagt, weiter, sei so nett und, seien sie so nett und, doch, zurück, du sollst, denk/denke daran, nächste frage, dasselbe, das gleiche, nochmal das ganze, stattdessen, heute, fortan, zukünftig, stets, grundsätzlich, in zukunft, ab nun, ab hier, von jetzt ab, huhu, moin, servus, guten abend, grüß gott, liebe oria, perfekt, prima, klasse, verstanden, alles klar, moment, warte, ach, ach ja, hm, übrigens, eine bitte, kleine bitte, hinweis, ps, sprache, eigentlich, vielleicht, stattdessen, für den rest, im weiteren, entschuldigen sie, entschuldige, verzeihung, tut mir leid, weiterhin, schön, ne, nee, nein danke, achtung, außerdem, zudem, ferner, egal, zusätzlich, darüber hinaus',
  joiner: 'und, aber, also, dann, deshalb, daher, jetzt, sondern',
  toMe: 'mir, uns, mich, mit mir, mit uns, für mich, für uns, an mich, mit dir, mit ihnen, mit euch, dir, ihnen, euch, dich',
  manner:
    'immer, nur, nur noch, ab jetzt, ab sofort, von nun an, von jetzt an, jetzt, nun, künftig, in zukunft, wieder, weiter, weiterhin, noch einmal, nochmal, nochmals, lieber, auch, direkt, ausschließlich, ausschliesslich, diesmal, dieses mal, doch, einfach, mal, zurück, sofort, heute, am liebsten, möglichst, besser, heute, fortan, zukünftig, stets, grundsätzlich, durchgehend, komplett, vollständig, dauerhaft, standardmäßig, in zukunft, ab nun, ab hier, von jetzt ab, gleich, bevorzugt, vielleicht, eventuell, eher, noch, kurz, bitte, für den rest, für den rest des gesprächs/chats, für den rest der unterhaltung, stattdessen, wiederum, dabei, hierbei',
  object:
    'das, dies, es, alles, (auf) (alle) meine/die/diese frage/fragen/nachricht/nachrichten, auf meine/diese frage/fragen, die/den nächste/nächsten/folgende/folgenden frage/fragen, den rest, das ganze, das gespräch, die unterhaltung, unser gespräch, unsere unterhaltung, dieses gespräch, diese unterhaltung, deine/ihre/die antwort/antworten, die sprache, mehr, mehr darüber, mehr dazu, noch mehr, etwas mehr, alles weitere, das alles, auf alles, das hier, den chat, unseren chat, unseren austausch, weiteres, die restlichen fragen, was, darauf, dazu, hierauf, darüber, davon, auf das, auf alles, auf dies, die sprache',
  determiner: 'der, die, das, den, dem, ein, eine, einen, mein, meine, meinen, unser, unsere, diese, diesen, dieses',
  tellMe: 'sag mir, sage mir, sagen sie mir, nenn mir, nenne mir, nennen sie mir',
  mine: 'mein, meine, meinen, unser, unsere',
  verbs: {
    reply: {
      command:
        'antworte, antworten sie, antworten (sie) bitte, antwortet, beantworte, beantworten sie, antwortest du, sag mir, sage mir, sagen sie mir, sag es, sag das noch einmal, wiederhole, wiederholen sie, erzähl mir, erzähle mir, erzählen sie mir, erzähl, antwort mir, antworte mal, informiere mich, berate mich, hilf mir weiter, gib mir, beantworte mir, antworten, teile mir',
      form: 'antworten, antwortest, antwortet, antworte, antworteten, zu antworten, beantworten, zu beantworten, beantwortest, sagen, zu sagen, wiederholen, zu wiederholen, antworten könntest/könnten/würdest/würden, erzählen, zu erzählen, mitteilen, helfen, beraten, antworten würdest/würden/kannst/könntet, antworten kannst/können, beantworten würdest/würden/könntest/könnten, geantwortet, gibst, geben, zu geben, informieren, unterstützen, erzählst, sagst, zurückschreiben, antwortetest',
    },
    write: {
      command:
        'schreib, schreibe, schreiben sie, schreibst du, formuliere, formulieren sie, verfasse, gib, geben sie, schreibt, schreib mal, halte, halten sie, verfassen sie, gebt',
      form: 'schreiben, schreibst, zu schreiben, formulieren, zu formulieren, verfassen, geben, schreiben könntest/könnten/würdest/würden, schreiben würdest/würden/kannst/könnten, geschrieben, schriebest, schreibt, halten, abfassen',
    },
    talk: {
      command:
        'sprich, sprechen sie, sprechen wir, rede, reden sie, reden wir, mach, mache, machen sie, machen wir, wechsle, wechsel, wechseln sie, wechseln wir, stell, stelle, stellen sie, fahre, fahren sie, fahren wir, bleib, bleibe, bleiben wir, sprich/rede weiter, unterhalten wir uns, schreiben wir, geht das, geht es, ginge das, schalte, schalt, schalten sie, kehre, kehren wir, gehen wir, geh, gehe, macht, redet, sprecht, plaudern wir, bleiben sie, kommuniziere, kommunizieren sie, unterhalte dich, unterhalten sie sich, stellen wir, setz, setze, setzen wir, ich meinte, ich meine, ich wollte sagen, führe, führen wir, führen sie, setzen wir, setz, setze, halten wir',
      form: 'sprechen, sprichst, zu sprechen, reden, redest, zu reden, weitermachen, weiterreden, weitersprechen, weiterschreiben, fortfahren, fortzufahren, fortsetzen, wechseln, zu wechseln, umstellen, umsteigen, unterhalten, kommunizieren, chatten, schreiben, bleiben, machen, weiterzumachen, führen, zu führen, halten, sprechen könntest/könnten/würdest/würden, reden könntest/könnten/würdest/würden, besprechen, austauschen, umschalten, zurückkehren, zurückwechseln, zu machen, zu führen, weiter zu machen, zu schreiben, weiterzureden, weiterzusprechen, umzustellen, reden würdest/würden, sprechen würdest/würden, machst, weitermachst, haben, übergehen, zu unterhalten, zu kommunizieren, bleibst, wechselst, redeten, sprächest',
    },
    speak: {
      command:
        'sprich, sprechen sie, sprechen wir, rede, reden sie, reden wir, sprich/rede weiter, benutze, benutz, benutzen sie, verwende, verwenden sie, nutze, nutzen sie, nimm, wähle, wählen sie, nehmen sie, nehmen wir, nutzen wir, verwenden wir, benutzen wir, sprecht, redet, bleiben wir bei, bleib bei, bleibe bei, bleiben sie bei, stell auf',
      form: 'sprechen, sprichst, zu sprechen, reden, redest, zu reden, benutzen, zu benutzen, verwenden, zu verwenden, nutzen, benutzt, verwendest, sprechen könntest/könnten, sprechen würdest/würden, reden würdest/würden, redest, wählen, einstellen, nehmen, zu nutzen, nutzt, spricht, redet',
    },
    explain: {
      command:
        'erkläre, erklär, erklären sie, beschreibe, beschreiben sie, erläutere, erläutern sie, schildere, schildern sie, erklärt',
      form: 'erklären, zu erklären, erklärst, erklären könntest/könnten, beschreiben, erläutern, zusammenfassen, schildern, darlegen, zu erläutern, erklärst, erklären würdest/würden',
    },
  },
  askYou:
    'bitte, kannst du, könntest du, können sie, könnten sie, würdest du, würden sie, magst du, willst du, möchtest du, du kannst, du könntest, sie können, sie könnten, ich möchte/will/wünsche (mir/gern/gerne) dass du/sie, ich hätte gern/gerne dass du/sie, ich würde mich freuen wenn du/sie, es wäre schön/gut/nett/toll/besser/super/hilfreich wenn du/sie, wäre es möglich, ist es möglich, ich bitte dich/sie, ich hatte/habe dich/sie gebeten, darf ich dich/sie bitten, wäre es möglich dass du/sie, würde es dir/ihnen etwas ausmachen, macht es dir/ihnen etwas aus, mir wäre lieber wenn du/sie, mir wäre es lieber wenn du/sie, hallo oria bitte, könntet ihr, könnt ihr, würdet ihr, wollen sie, möchten sie, mögen sie, kannst du nicht, kannst du auch/vielleicht/eventuell, kann ich dich/sie bitten, dürfte ich dich/sie bitten, dürfte ich bitten, darf ich bitten, ich hoffe du kannst, ich hoffe sie können, ich wünsche mir dass du/sie, ich will dass du/sie, ich fände es gut/schön/besser wenn du/sie, ich bitte darum, ich brauche es dass du, kannste, könntste, du darfst, sie dürfen, du sollst, sie sollen, es ist besser wenn du/sie, besser wäre wenn du/sie, schön wäre wenn du/sie, ich würde mir wünschen dass du/sie, ich würde mich freuen wenn du/sie, ich wäre dankbar wenn du/sie, ich wäre dir/ihnen dankbar wenn du/sie, ich hätte gern/gerne dass du/sie, ich würde dich/sie bitten, ich möchte dich/sie bitten, besteht die möglichkeit, gibt es die möglichkeit, wäre es machbar, wäre es okay, ist es okay, versuch, versuche, versuchen sie, mir ist lieber wenn du/sie, mir ist es lieber wenn du/sie, wären sie so freundlich/nett/lieb/gut, wärst du so freundlich/nett/lieb/gut, möchte ich dass du/sie, hätte ich gern/gerne dass du/sie, will ich dass du/sie, würde ich mir wünschen dass du/sie, bitte ich dich/sie, wärst du bereit, wären sie bereit, sind sie bereit, bist du bereit, stört es dich/sie, hast du etwas dagegen, haben sie etwas dagegen, hättest du etwas dagegen, hätten sie etwas dagegen',
  wouldBe:
    'mir wäre, ich wäre, es wäre, das wäre, ich fände, ich würde, mir würde, es ist, mir ist, es würde, ich freue, schön wäre, gibt es eine/die/irgendeine, denkst du, glaubst du, meinst du, denken sie, glauben sie, meinen sie, ich hoffe',
  ifYou: 'wenn du/sie, dass du/sie, wenn du/sie ab jetzt, du könntest/kannst, sie könnten/können',
  askBoth:
    'können wir, könnten wir, wollen wir, sollen wir, lass uns, lassen sie uns, wir können, wir könnten, wäre es möglich dass wir, ist es ok/okay wenn wir, kann man, bitte, können wir nicht, könnten wir nicht, wollen wir nicht, wir sollten, wir wollen, sollten wir, lass uns doch, lasst uns, ist es möglich dass wir, wie wäre es wenn wir, wie wär s wenn wir, was hältst du davon wenn wir, mir wäre lieber wenn wir, mir wäre es lieber wenn wir, ich möchte dass wir, ich fände es gut wenn wir, wäre es ok/okay wenn wir, dürfen wir, ist es möglich, wäre es möglich, ich schlage vor dass wir, vielleicht können wir, geht es dass wir, macht es dir/ihnen etwas aus wenn wir, würde es dir/ihnen etwas ausmachen wenn wir, stört es dich/sie wenn wir, hast du etwas dagegen wenn wir, haben sie etwas dagegen wenn wir, passt es wenn wir',
  askRather:
    'ich würde lieber, ich möchte lieber, ich würde gern, ich würde gerne, ich würde es vorziehen, ich will lieber, ich würde am liebsten, ich möchte am liebsten, ich würde bevorzugt, ich bevorzuge es, ich ziehe es vor, ich würde sehr gern, würde ich lieber, möchte ich lieber, würde ich gern, würde ich gerne',
  askForMyself:
    'ich möchte, ich will, ich würde, kann ich, darf ich, könnte ich, ich werde, ich wünsche, könnte ich, dürfte ich, lass mich, lassen sie mich, ich würde gern, ich würde gerne, möchte ich, will ich, würde ich',
  prefer: 'ich bevorzuge, mir wäre, mir ist, ich hätte lieber, ich nehme lieber, ich möchte lieber, mir passt',
  yours: 'deine, deinen, ihre, ihren, alle deine, alle ihre, alle, die',
  answer:
    '(die/deine/ihre/eine) antwort, (die/deine/ihre/alle/alle deine) antworten, die erklärung, (alle) deine antworten, (alle) ihre antworten, (alle) weiteren antworten, alle antworten, (eine) kurze antwort, (eine) erklärung, (deine/ihre/die/alle) nachrichten, (die/deine) nächste antwort, (die/deine) nächsten antworten, (die/deine) erklärungen',
  wantAnswer:
    'ich hätte (gern/gerne/lieber), ich möchte, ich will, ich brauche, ich bevorzuge, ich wünsche mir, gib mir, geben sie mir, kann/könnte ich, bekomme ich, ich erwarte, ich würde, ich würde gern/gerne, ich hätte bitte, gibst du mir, geben sie mir bitte, schick mir, schicken sie mir, sende mir, kannst du mir, könntest du mir, können sie mir, könnten sie mir, darf ich um, ich bitte um, ich wünsche, bitte um, gib, geben sie, ich möchte gern/gerne, ich möchte bitte, ich will alle, ich möchte alle, ich erwarte, kann ich, bitte nur, bitte alle, hätte ich (gern/gerne/lieber), möchte ich, brauche ich',
  answerIs: 'sollen, sollten, sollte, soll, müssen, muss, bitte, sollten, bitte immer, sind, sein, ausschließlich, nur',
  into: 'auf, in, in die, in der, zu, zum, ins, ins einfache, im, auf einfachem, in einfachem, in einfacher, auf einfaches, die, der, wieder auf, bei, beim, auf gutem, auf verständlichem, mit, mit der, auf leichtem, in leichtem',
  languageNoun: 'Sprache',
  goesOn:
    'weil, da, denn, und, aber, nicht, sondern, statt, anstatt, was, welche, welcher, welches, wie, warum, wer, mit dir, mit mir, mit uns, mit ihnen, für mich, für uns, an mich, in diesem gespräch, in dieser unterhaltung, in deinen/ihren antworten, für den rest, für dieses gespräch, für alle, hier, ist, ich, mein, auch wenn, geht, erhalten, bekommen, haben, lieber, recht, sein, um, weiter, vor, fort, bis, solange, am liebsten, heute, geht das, wenn das geht, ok, okay, ja, danke dir, sonst, damit, da ich, denn ich, so dass, sodass, obwohl, statt auf, und nicht, aber bitte, haben, erhalten, wenn du mir, wenn sie mir, dazu, darüber, erfolgen, wäre, verfassen, formulieren, um, bleiben, zurück, ein, weiterführen, kannst du, könntest du, können sie, könnten sie, wo möglich, wo immer, in allen',
  suits:
    'wäre besser/gut/schön/mir/einfacher/leichter/prima/toll/super, passt besser/mir, ist mir lieber, ist einfacher/besser/leichter, geht besser, wäre es besser/einfacher/leichter, wäre (mir/viel) lieber/angenehmer/einfacher/leichter, fällt mir leichter, liegt mir mehr, wäre hilfreich, wäre ideal',
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
