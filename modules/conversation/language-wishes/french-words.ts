import type { WishWords } from './wish-words.ts';

export const FRENCH: WishWords = {
  enclitics: '',
  courtesy:
    "s'il te/vous plaît, svp, stp, merci, merci beaucoup, merci d avance, je te/vous prie, si possible, si c est possible, si tu peux, si vous pouvez, si tu veux bien, si vous voulez bien, si ça ne te/vous dérange pas, merci bien, merci d avance, s te plaît, s il te plait, je te remercie, je vous remercie, si cela ne te/vous dérange pas, si ça te/vous va, si ça te/vous convient, si c est ok, si cela est possible, si tu le veux bien, si vous le voulez bien, si tu le peux, si vous le pouvez, si ce n est pas trop demander",
  lead: 'bonjour, bonsoir, salut, oria, ok, okay, d accord, oui, non, bien, désolé, désolée, pardon, maintenant, alors, aussi, plutôt, de préférence, désormais, dorénavant, à partir de maintenant, à l avenir, cette fois, cette fois ci, toujours, la suite, tout, pour la suite, je répète, comme je l ai dit, quand tu me réponds, quand vous me répondez, retour, de retour, pareil, la même chose, uniquement, seulement, n hésite pas à, n hésitez pas à, donc, puis, aujourd hui, coucou, bonne journée, dès maintenant, dès à présent, par la suite, parfait, super, très bien, excuse moi, excusez moi, attends, attendez, euh, ah, au fait, petite demande, une demande, petite précision, note, remarque, dites, dis, rappel, à l avenir, ps, langue, je disais, en fait, par contre, du coup, cependant, allez, chère oria, cher assistant, pour le reste, pour la suite, en outre, de plus, par ailleurs, tant pis, ensuite, également, est ce que, est ce qu',
  joiner: 'et, mais, donc, alors, puis',
  toMe: 'moi, nous, me, m, avec moi, avec nous, à moi, à nous, pour moi, le moi, la moi, les moi, me le, me l, avec toi, avec vous, te, t, vous, à toi',
  manner:
    'toujours, seulement, uniquement, désormais, dorénavant, maintenant, à nouveau, de nouveau, encore, encore une fois, plutôt, aussi, directement, exclusivement, à partir de maintenant, cette fois, bien, juste, simplement, tout de suite, à l avenir, aujourd hui, dès maintenant, dès à présent, par la suite, dans la suite, systématiquement, ensuite, pour la suite, plus tard, tout le temps, par défaut, dorénavant, immédiatement, de préférence, pour la suite (de la conversation), pour le reste (de la conversation/discussion), à la place',
  object:
    'ça, cela, ceci, le, la, l, les, tout, tout ça, (à) (toutes) ma/mes/la/les/cette question/questions, à mon message, à mes messages, la suite, le reste, la/notre/cette conversation, la/notre discussion, tes/vos/ta/votre réponse/réponses, la langue, plus, en plus, davantage, m en plus, un peu plus, à tout, à ce que j écris, à ce que je demande, cette discussion, cet échange, notre échange, à ça/cela/ceci/tout, y, en, là dessus, la langue, à cette question, à celle ci',
  determiner: 'le, la, les, l, un, une, mon, ma, mes, ce, cette, ces, notre, nos, ton, votre',
  tellMe: 'dis moi, dites moi, me dire, rappelle moi, rappelez moi',
  mine: 'mon, ma, mes, notre, nos',
  verbs: {
    reply: {
      command:
        'réponds, répondez, répond, répondre, continue/continuez à me/nous répondre, continue/continuez à répondre, dis le, dites le, dis moi, dites moi, répète, répétez, redis, redites, réponds moi, dis m en, dites m en, raconte, racontez, donne, donnez, informe, informez, guide, guidez, conseille, répondez nous, commence à répondre',
      form: 'répondre, réponds, répondez, répondes, répondiez, réponde, dire, répéter, répètes, redire, me dire, renseigner, aider, guider, conseiller, parler, tutoyer, informer, donner, fournir, raconter, raconte, dises, disiez, dites, dis, répondras, répondrez, réponds tu, parleras',
    },
    write: {
      command:
        'écris, écrivez, écrire, rédige, rédigez, formule, formulez, continue/continuez à m/me/nous écrire, mets, mettez',
      form: 'écrire, écris, écrivez, écrives, écriviez, rédiger, formuler, mettre',
    },
    talk: {
      command:
        'parle, parlez, parlons, on parle/continue/passe/reprend, continue/continuez à (me/nous) parler, continue, continuez, continuons, passe, passez, passons, reviens, revenez, revenons, poursuis, poursuivez, poursuivons, reprends, reprenez, reprenons, discutons, bascule, basculez, basculons, change, changez, changeons, restons, reste, restez, échangeons, repasse, repassons, est ce possible, c est possible, faisons, dialoguons, conversons, bavardons, avançons, basculons, on bascule, on discute, on change, on reste, on repasse, on revient, repassez, repasse, faisons ça, faisons le, faites, fais, retournons, retourne, je voulais dire, je veux dire',
      form: 'parler, parles, parlez, parliez, parle, parlions, continuer, continues, continuiez, continue, poursuivre, passer, passe, revenir, discuter, échanger, basculer, changer, rester, repasser, reprendre, communiquer, avoir/poursuivre/continuer/mener cette conversation, avoir cet échange, faire ça, le faire, faire, avoir, mener, tenir, converser, dialoguer, bavarder, repasser, revenions, passions, continuions, discutions, échangions, passiez, continuiez, avancer, rester',
    },
    speak: {
      command:
        'parle, parlez, parlons, on parle, continue/continuez à (me/nous) parler, utilise, utilisez, utilisons, emploie, employez, choisis, choisissez, prends, prenez, adopte, adoptez, mets, on utilise, parle moi, règle la langue sur, mets la langue en',
      form: 'parler, parles, parlez, parliez, parle, parlions, utiliser, utilises, utilisiez, utilisions, employer',
    },
    explain: {
      command: 'explique, expliquez, décris, décrivez, précise, précisez, détaille, détaillez, clarifie',
      form: 'expliquer, expliques, expliquiez, décrire, détailler, résumer, présenter, préciser, clarifier, détailles, précises',
    },
  },
  askYou:
    'peux tu, tu peux, tu me, vous me, si tu pouvais, si vous pouviez, j apprécierais que tu/vous, serait il possible que tu/vous, pourrais tu s il te plaît, pouvez vous, vous pouvez, pourrais tu, tu pourrais, pourriez vous, vous pourriez, est ce que tu peux/pourrais, est ce que vous pouvez/pourriez, tu veux bien, veux tu (bien), voulez vous (bien), vous voulez bien, veuillez, merci de, merci d, prière de, merci de bien vouloir, tu dois, vous devez, je veux/voudrais/souhaite/souhaiterais/préfère/préférerais/demande que tu/vous, j aimerais (bien/mieux) que tu/vous, je te/vous demande de, je t ai/avais demandé de, je vous ai/avais demandé de, serait il possible de/d, est il possible de/d, ce serait bien/mieux/super si tu/vous (pouvais/pouviez), il serait possible de/d, est ce possible de/d, c est possible de/d, ça te/vous dérange de, ça te/vous dérangerait de, cela te/vous dérange de, cela vous dérangerait de, aurais tu la gentillesse de, auriez vous la gentillesse de, je te/vous prie de, puis je te/vous demander de, je t invite à, sois gentil de, tâche de, essaie de, pense à, voudriez vous (bien), voudrais tu (bien), aimerais tu, tu voudrais bien, vous voudriez bien, est ce que tu veux/voudrais (bien), est ce que vous voulez/voudriez (bien), peut être peux tu, tu peux aussi, vous pouvez aussi, tu pourrais aussi, est ce possible que tu/vous, il faudrait que tu/vous, il faut que tu/vous, je veux bien que tu/vous, je vous invite à, je vous demanderais de, je te demanderais de, je vous saurais gré de, je vous serais reconnaissant de, je te remercie de, je vous remercie de, t est il possible de, vous est il possible de, y a t il moyen de, y a t il moyen que tu/vous, aurais tu l amabilité de, auriez vous l amabilité de, auriez vous l obligeance de, ayez la gentillesse de, aie la gentillesse de, soyez gentil de, soyez aimable de, pense bien à, pensez à, essayez de, tâchez de, veille à, veillez à, fais en sorte de, peux tu s il te plaît, pouvez vous s il vous plaît, j aime mieux que tu/vous, j ai besoin que tu/vous, j attends que tu/vous, merci donc de, merci encore de, seriez vous assez aimable/gentil pour, serais tu assez gentil/aimable pour, seriez vous d accord pour, es tu d accord pour, accepterais tu de, accepteriez vous de',
  wouldBe:
    'je serais, je me sentirais, ce serait, ça serait, cela serait, ça me, cela me, ça m, cela m, j apprécierais, il serait, je trouve, il vaudrait, c est, penses tu, pensez vous, crois tu, croyez vous, y a t il un/une/moyen, j espère, tu penses, vous pensez',
  ifYou:
    'si tu, si vous, si tu me, si vous me, que tu, que vous, pouvoir, que tu/vous pourrais/pourriez, pour que tu/vous, que tu/vous puisses/puissiez, pourrais, pourriez',
  askBoth:
    'peut on, on peut, pouvons nous, nous pouvons, pourrait on, on pourrait, pourrions nous, est ce qu on peut/pourrait, est ce que nous pouvons/pourrions, est ce que l on peut, si on, et si on, j aimerais (bien/mieux) qu on, je voudrais/préfère/préférerais qu on, ça te/vous dérange si on, peut on, ne pourrait on pas, on devrait, pourquoi ne pas, et si nous, si nous, j aimerais que nous, je voudrais que nous, je préférerais que nous, je préfère que nous, je propose qu on, je propose que nous, je propose de, il est possible de, est ce possible de, est il possible de, serait il possible de, c est possible de, est ce qu il est possible de, ça te va si on, ça vous va si on, veux tu qu on, voulez vous qu on, tu veux qu on, préfères tu, ça vous dérange si on, ça te/vous dérangerait si on, tu es d accord si on, ça te/vous va si on, ça te/vous convient si on',
  askRather: 'je préfère, je préférerais, j aime/aimerais mieux, je préfère que l on, je préfère qu on',
  askForMyself:
    'je voudrais/veux/souhaite/souhaiterais, j aimerais (bien), puis je, est ce que je peux, je peux, j ai besoin de, je désire, je peux, je vais, pourrais je, est ce que je pourrais, j ai envie de, je souhaite, laisse moi, laissez moi',
  prefer: 'je préfère, je préférerais, j aimerais mieux',
  yours: 'ta, tes, votre, vos, toutes tes, toutes vos, la, les',
  answer:
    '(la/ta/votre/une) réponse, (les/tes/vos/toutes tes/toutes vos/des) réponses, l explication, (une) explication, (tes/vos/les/tous tes/tous vos) messages, (une) courte réponse, (une) réponse courte/rapide/claire, (la/ta/votre) prochaine réponse, (les/tes/vos) prochaines réponses, (les/tes/vos) explications',
  wantAnswer:
    'je voudrais/veux/souhaite/souhaiterais/préfère/préférerais (avoir/recevoir), j aimerais (bien) (avoir/recevoir), j ai besoin d, j ai besoin de, donne moi, donnez moi, puis je avoir, est ce possible d avoir, est il possible d avoir, serait il possible d avoir, il me faut, peux tu me donner, pouvez vous me donner, j attends, puis je recevoir, pourrais je avoir, est ce que je peux avoir, est ce que je pourrais avoir, je peux avoir, j attends, j aimerais mieux, envoie moi, envoyez moi, fais moi, fournis moi, pourrais tu me donner, pourriez vous me donner, tu peux me donner, vous pouvez me donner, il me faudrait, donne, donnez, rends moi, je désire, merci de me donner, je veux toutes, je voudrais toutes',
  answerIs:
    'doivent/doit être, soit, soient, doivent, devraient être, devrait être, seront, sera, uniquement, rédigée, rédigées',
  into: "en, au, à l', à la, à, en langue, dans la langue, le, la langue, l, en bon, sur, sur l, vers l, vers le, pour le, en utilisant le, en utilisant l",
  languageNoun: 'langue',
  goesOn:
    'parce, car, puisque, comme, et, mais, donc, pas, non, ce que, ce qu, quelles, quels, quel, quelle, comment, pourquoi, qui, avec moi, avec nous, avec toi, avec vous, pour moi, pour nous, à moi, dans cette conversation, dans tes/vos réponses, pour la suite, pour le reste, pour toutes, pour tes/vos réponses, ici, c est, ce sera, ça, je, mon, même, sauf, plutôt, simple, courant, est possible, serait mieux, tant que, jusqu, aujourd hui, dès maintenant, désormais, quand c est, dans la mesure, tout de suite, uniquement, tout court, ok, d accord, hein, puis, alors, sinon, afin, pour que, vu que, étant donné, plutôt que, et non, tu veux bien, c est plus, cette fois, quand tu me, quand vous me, lorsque tu me, tant qu, là dessus, à ce sujet, serait, dans toutes, en toutes',
  suits:
    'serait mieux/préférable/parfait/plus, me convient, me conviendrait, m irait, c est mieux, c est plus simple, ce serait mieux, est plus simple, est plus facile, ça serait mieux, serait (plus/bien/vraiment) facile/simple/pratique/clair/agréable, serait plus facile/simple/pratique/clair, serait bien plus facile/simple, est plus facile/simple/clair/pratique pour moi, m arrange, m arrangerait',
  condition: 'quand, lorsque, lorsqu, si, chaque fois, dès que, dès qu, au cas',
  about:
    'comment, pourquoi, où, qui, que, faut, dois, doit, est ce que je, quel, quelle, quels, quelles, puis je, combien, a t il, vaut il',
  report:
    'dit, dis, disait, disent, demande, demandé, demandent, écrit, écrivait, répondu, pense, pensent, souhaite, veut, veulent, exige, exigent, suggère, recommande, conseille, a prié, voulait, traduis, traduire, traduction, corrige, corriger, relis, signifie, veut dire, phrase, texte, mail, courriel, e mail, lettre, règle, consigne, exemple, stipule, jeu de rôle, imagine, fais comme si',
  selfReport:
    'j ai dit/demandé/écrit, je t ai/avais dit/demandé, je vous ai/avais dit/demandé, je dis, je demande, je souhaite, je te demande, je vous demande',
  negation: 'pas, ne, n, non, plus, jamais, arrête, arrêtez, au lieu',
  contrast: 'mais, mais plutôt, plutôt, maintenant, mais bien',
  subject:
    'je, j, tu, il, elle, on, nous, vous, ils, elles, mon, ma, mes, le, la, les, l, un, une, des, notre, nos, certains, beaucoup, tous, toutes, chacun, ce, cette, ces, ceux, son, sa, ses, leur, leurs',
};
