import type { WishWords } from './wish-words.ts';

export const SPANISH: WishWords = {
  enclitics: ', me, nos, melo, noslo, mela, lo',
  courtesy:
    'por favor, porfa, porfavor, gracias, muchas gracias, te lo ruego, si es posible, si puedes, si puede, si no te/le importa, si se puede, si te/le parece (bien)',
  lead: 'hola, buenos días, buenas tardes, buenas, oria, ok, vale, sí, no, bien, perdona, perdón, disculpa, disculpe, lo siento, ahora, entonces, también, mejor, preferiblemente, a partir de ahora, desde ahora, de ahora en adelante, en adelante, esta vez, siempre, el resto, todo, cuando me respondas, cuando me contestes, ya, pues, recuerda, procura, siguiente pregunta, de vuelta, de regreso, lo mismo, solo, únicamente, solamente',
  joiner: 'y, pero, así que, entonces, luego, ahora, sino',
  toMe: 'me, nos, a mí, a nosotros, conmigo, con nosotros, para mí, me lo, me la, nos lo',
  manner:
    'siempre, solo, sólo, solamente, únicamente, a partir de ahora, desde ahora, de ahora en adelante, en adelante, ahora, otra vez, de nuevo, nuevamente, mejor, también, directamente, exclusivamente, esta vez, ya, hoy, todo el tiempo',
  object:
    'esto, eso, ello, lo, todo, (a) (todas) mi/mis/la/esta/las pregunta/preguntas, a mi mensaje, a mis mensajes, a lo siguiente, la siguiente pregunta, las siguientes preguntas, el resto, la/nuestra/esta conversación, tus/sus/tu/su respuesta/respuestas, el idioma',
  determiner: 'el, la, los, las, un, una, mi, mis, este, esta, estos, estas, nuestro, nuestra, tu, su',
  verbs: {
    reply: {
      command:
        'responde+, responda+, respondan, contesta+, conteste+, sigue/siga respondiendo+, sigue/siga contestando+, dime, dímelo, dígame, dígamelo, repite+, repita+',
      form: 'responder+, respondas, responda, respondes, respondieras, respondiera, respondieses, contestar+, contestes, conteste, contestas, contestaras, contestara, decir+, repetir+, repites, repitas',
    },
    write: {
      command: 'escribe+, escriba+, redacta, redacte, formula, formule, sigue/siga escribiendo+, pon, ponga',
      form: 'escribir+, escribas, escriba, escribes, redactar, formular, poner',
    },
    talk: {
      command:
        'habla+, hable+, hablemos, sigue/siga/sigamos hablando+, sigue, siga, sigamos, continúa, continúe, continuemos, cambia, cambie, cambiemos, pasa, pase, pasemos, vuelve, vuelva, volvamos, conversemos, charlemos, quédate, puede ser, podría ser, se puede, es posible, sería posible',
      form: 'hablar+, hables, hable, hablas, hablaras, hablara, hablemos, seguir, sigas, siga, sigamos, continuar, continúes, continuemos, cambiar, cambies, cambiemos, pasar, pases, pasemos, volver, vuelvas, conversar, charlar, comunicarnos, hacerlo, hacer esto, tener/mantener/seguir/continuar esta conversación',
    },
    speak: {
      command:
        'habla+, hable+, hablemos, sigue/siga/sigamos hablando+, usa, use, usemos, utiliza, utilice, utilicemos, emplea, emplee',
      form: 'hablar+, hables, hable, hablas, hablemos, usar, uses, utilizar, utilices, emplear',
    },
    explain: {
      command: 'explica+, explique+, describe+, aclara+, detalla+',
      form: 'explicar+, expliques, explique, explicas, explicaras, describir+, aclarar+',
    },
  },
  askYou:
    'puedes, puede, podrías, podría, puedes tú, puede usted, podría usted, me puedes, me puede, me podrías, me podría, nos puedes, nos puede, te importaría, le importaría, te importa, le importa, quieres, quiero/quisiera/necesito/prefiero/preferiría/deseo/espero que (me/nos), quiero/quisiera/necesito/prefiero/preferiría/deseo que usted/tú (me/nos), me gustaría que (me/nos), te/le pido que (me/nos), te/le pedí que (me/nos), te/le he pedido que (me/nos), te/le agradecería que (me/nos), sería posible, sería posible que (me/nos), es posible, es posible que (me/nos), sería bueno/mejor/genial que (me/nos), sería bueno/mejor/genial si (me) pudieras/pudiera, serías tan amable de, sería tan amable de, haz el favor de, haga el favor de, tienes que, debes, te ruego que (me), le ruego que (me), me, me lo, nos, intenta, trata de, por favor',
  askBoth:
    'podemos, podríamos, vamos a, qué tal si, te parece si, te importa si, le importa si, quiero/quisiera/prefiero/preferiría que, me gustaría que, sería posible, es posible, se puede, deberíamos',
  askRather: 'prefiero, preferiría, me gustaría más, mejor',
  askForMyself: 'quiero, quisiera, me gustaría, necesito, deseo, puedo, podría',
  prefer: 'prefiero, preferiría, mejor, me gustaría más',
  answer: '(la/tu/su/una) respuesta, (las/tus/sus/todas tus/todas las) respuestas, la explicación',
  wantAnswer:
    'quiero (tener/recibir), quisiera (tener/recibir), me gustaría/gustarían (tener/recibir), necesito, prefiero, preferiría, espero, dame, deme, me das, me puedes dar, puedes darme, puedo tener, podría tener, redacta, formula',
  answerIs: 'deben ser, debe ser, deberían ser, tienen que ser, que sean, que sea',
  into: 'en, al, a, a la, en el, en la, en idioma, en lengua, en el idioma, el, en un',
  languageNoun: 'idioma, lengua',
  goesOn:
    'porque, ya que, pues, y, pero, así que, no, sino, qué, cuáles, cuál, cómo, por qué, quién, lo que, conmigo, contigo, con usted, con nosotros, para mí, para nosotros, a mí, en esta conversación, en tus/sus respuestas, para el resto, para esta conversación, para todo, para tus/sus respuestas, aquí, es, yo, mi, aunque, sencillo, simple, en vez, en lugar, hasta, mientras, me, está bien, sería mejor, como',
  condition: 'cuando, si, cada vez, en cuanto, siempre que, en caso',
  about:
    'cómo, cuándo, por qué, dónde, quién, qué, debo, debería, hay que, tengo que, cuál, cuáles, conviene, está permitido',
  report:
    'dijo, dice, dicen, dijeron, decía, dicho, pidió, piden, pide, pidieron, escribió, escribe, preguntó, pregunta, respondió, piensa, cree, quiere, quieren, exige, exigen, sugiere, sugirió, recomienda, rogó, significa, traduce, traducir, traducción, corrige, mejora, frase, texto, correo, carta, norma, regla, ejemplo, indica, juego de rol, imagina',
  selfReport: 'te/le pedí, te/le he pedido, dije, he dicho, te/le dije, como dije, ya te/le dije',
  negation: 'no, nunca, jamás, ya no, deja de, en vez, en lugar',
  contrast: 'sino, pero, mejor, ahora, sino que',
  subject:
    'yo, él, ella, ellos, ellas, usted, ustedes, nosotros, mi, mis, el, la, los, las, un, una, nuestro, nuestra, algunos, muchos, todos, todas, cada, su, sus, se, aquí, allí',
};
