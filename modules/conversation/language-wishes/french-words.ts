import type { WishWords } from './wish-words.ts';

export const FRENCH: WishWords = {
  enclitics: '',
  courtesy:
    "s'il te/vous plaît, svp, stp, merci, merci beaucoup, merci d avance, je te/vous prie, si possible, si c est possible, si tu peux, si vous pouvez, si tu veux bien, si vous voulez bien, si ça ne te/vous dérange pas",
  lead: 'bonjour, bonsoir, salut, oria, ok, okay, d accord, oui, non, bien, désolé, désolée, pardon, maintenant, alors, aussi, plutôt, de préférence, désormais, dorénavant, à partir de maintenant, à l avenir, cette fois, cette fois ci, toujours, la suite, tout, pour la suite, je répète, comme je l ai dit, quand tu me réponds, quand vous me répondez, retour, de retour, pareil, la même chose, uniquement, seulement, n hésite pas à, n hésitez pas à, donc, puis',
  joiner: 'et, mais, donc, alors, puis',
  toMe: 'moi, nous, me, m, avec moi, avec nous, à moi, à nous, pour moi, le moi, la moi, les moi, me le, me l',
  manner:
    'toujours, seulement, uniquement, désormais, dorénavant, maintenant, à nouveau, de nouveau, encore, encore une fois, plutôt, aussi, directement, exclusivement, à partir de maintenant, cette fois, bien, juste, simplement, tout de suite, à l avenir',
  object:
    'ça, cela, ceci, le, la, l, les, tout, tout ça, (à) (toutes) ma/mes/la/les/cette question/questions, à mon message, à mes messages, la suite, le reste, la/notre/cette conversation, la/notre discussion, tes/vos/ta/votre réponse/réponses, la langue',
  determiner: 'le, la, les, l, un, une, mon, ma, mes, ce, cette, ces, notre, nos, ton, votre',
  verbs: {
    reply: {
      command:
        'réponds, répondez, répond, répondre, continue/continuez à me/nous répondre, continue/continuez à répondre, dis le, dites le, dis moi, dites moi, répète, répétez, redis, redites',
      form: 'répondre, réponds, répondez, répondes, répondiez, réponde, dire, répéter, répètes, redire, me dire',
    },
    write: {
      command:
        'écris, écrivez, écrire, rédige, rédigez, formule, formulez, continue/continuez à m/me/nous écrire, mets, mettez',
      form: 'écrire, écris, écrivez, écrives, écriviez, rédiger, formuler, mettre',
    },
    talk: {
      command:
        'parle, parlez, parlons, on parle/continue/passe/reprend, continue/continuez à (me/nous) parler, continue, continuez, continuons, passe, passez, passons, reviens, revenez, revenons, poursuis, poursuivez, poursuivons, reprends, reprenez, reprenons, discutons, bascule, basculez, basculons, change, changez, changeons, restons, reste, restez, échangeons, repasse, repassons, est ce possible, c est possible',
      form: 'parler, parles, parlez, parliez, parle, parlions, continuer, continues, continuiez, continue, poursuivre, passer, passe, revenir, discuter, échanger, basculer, changer, rester, repasser, reprendre, communiquer, avoir/poursuivre/continuer/mener cette conversation, avoir cet échange, faire ça, le faire',
    },
    speak: {
      command:
        'parle, parlez, parlons, on parle, continue/continuez à (me/nous) parler, utilise, utilisez, utilisons, emploie, employez',
      form: 'parler, parles, parlez, parliez, parle, parlions, utiliser, utilises, utilisiez, utilisions, employer',
    },
    explain: {
      command: 'explique, expliquez, décris, décrivez',
      form: 'expliquer, expliques, expliquiez, décrire, détailler',
    },
  },
  askYou:
    'peux tu, tu peux, tu me, vous me, si tu pouvais, si vous pouviez, j apprécierais que tu/vous, serait il possible que tu/vous, pourrais tu s il te plaît, pouvez vous, vous pouvez, pourrais tu, tu pourrais, pourriez vous, vous pourriez, est ce que tu peux/pourrais, est ce que vous pouvez/pourriez, tu veux bien, veux tu (bien), voulez vous (bien), vous voulez bien, veuillez, merci de, merci d, prière de, merci de bien vouloir, tu dois, vous devez, je veux/voudrais/souhaite/souhaiterais/préfère/préférerais/demande que tu/vous, j aimerais (bien/mieux) que tu/vous, je te/vous demande de, je t ai/avais demandé de, je vous ai/avais demandé de, serait il possible de/d, est il possible de/d, ce serait bien/mieux/super si tu/vous (pouvais/pouviez), il serait possible de/d, est ce possible de/d, c est possible de/d, ça te/vous dérange de, ça te/vous dérangerait de, cela te/vous dérange de, cela vous dérangerait de, aurais tu la gentillesse de, auriez vous la gentillesse de, je te/vous prie de, puis je te/vous demander de, je t invite à, sois gentil de, tâche de, essaie de, pense à',
  askBoth:
    'peut on, on peut, pouvons nous, nous pouvons, pourrait on, on pourrait, pourrions nous, est ce qu on peut/pourrait, est ce que nous pouvons/pourrions, est ce que l on peut, si on, et si on, j aimerais (bien/mieux) qu on, je voudrais/préfère/préférerais qu on, ça te/vous dérange si on',
  askRather: 'je préfère, je préférerais, j aime/aimerais mieux, je préfère que l on, je préfère qu on',
  askForMyself:
    'je voudrais/veux/souhaite/souhaiterais, j aimerais (bien), puis je, est ce que je peux, je peux, j ai besoin de',
  prefer: 'je préfère, je préférerais, j aimerais mieux',
  answer: '(la/ta/votre/une) réponse, (les/tes/vos/toutes tes/toutes vos/des) réponses, l explication',
  wantAnswer:
    'je voudrais/veux/souhaite/souhaiterais/préfère/préférerais (avoir/recevoir), j aimerais (bien) (avoir/recevoir), j ai besoin d, j ai besoin de, donne moi, donnez moi, puis je avoir, est ce possible d avoir, est il possible d avoir, serait il possible d avoir, il me faut, peux tu me donner, pouvez vous me donner, j attends, rédige, rédigez, formule',
  answerIs: 'doivent/doit être, soit, soient',
  into: "en, au, à l', à la, à, en langue, dans la langue, le, la langue, l",
  languageNoun: 'langue',
  goesOn:
    'parce, car, puisque, comme, et, mais, donc, pas, non, ce que, ce qu, quelles, quels, quel, quelle, comment, pourquoi, qui, avec moi, avec nous, avec toi, avec vous, pour moi, pour nous, à moi, dans cette conversation, dans tes/vos réponses, pour la suite, pour le reste, pour toutes, pour tes/vos réponses, ici, c est, ce sera, ça, je, mon, même, sauf, plutôt, simple, courant, est possible, serait mieux, tant que, jusqu',
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
