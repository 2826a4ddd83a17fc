import type { WishWords } from './wish-words.ts';

export const SPANISH: WishWords = {
  enclitics: ', me, nos, melo, noslo, mela, lo',
  courtesy: `
    por favor, porfa, porfavor, gracias, muchas gracias, te lo ruego, si es posible, si puedes, si puede,
    si no te/le importa, si se puede, si te/le parece (bien), porfis, xfa, x favor, se lo ruego,
    se lo agradezco, te lo agradezco, mil gracias, si no es molestia, si no le/te molesta, si fuera posible,
    si es que se puede, si te va bien, si le va bien, si quieres, si quiere, si no te parece mal,
    de ser posible`,
  lead: `
    hola, buenos días, buenas tardes, buenas, oria, ok, vale, sí, no, bien, perdona, perdón, disculpa,
    disculpe, lo siento, ahora, entonces, también, mejor, preferiblemente, a partir de ahora, desde ahora,
    de ahora en adelante, en adelante, esta vez, siempre, el resto, todo, cuando me respondas,
    cuando me contestes, ya, pues, recuerda, procura, siguiente pregunta, de vuelta, de regreso, lo mismo,
    solo, únicamente, solamente, hoy, oye, oiga, mira, bueno, claro, perfecto, genial, estupendo, de acuerdo,
    buenas noches, buen día, querida oria, en el futuro, desde ya, de aquí en adelante, desde hoy, espera, ah,
    eh, por cierto, una petición, nota, ps, pd, idioma, perdone, perdón por, tal vez, quizás, quizá,
    para el resto, en realidad, por lo tanto, por eso, igual, mejor dicho, luego, además, da igual,
    por otra parte, por otro lado, asimismo`,
  joiner: 'y, pero, así que, entonces, luego, ahora, sino',
  toMe: `
    me, nos, a mí, a nosotros, conmigo, con nosotros, para mí, me lo, me la, nos lo, contigo, con usted,
    con vosotros, te, os, le`,
  manner: `
    siempre, solo, sólo, solamente, únicamente, a partir de ahora, desde ahora, de ahora en adelante,
    en adelante, ahora, otra vez, de nuevo, nuevamente, mejor, también, directamente, exclusivamente,
    esta vez, ya, hoy, todo el tiempo, en el futuro, por defecto, desde ya, de aquí en adelante, desde hoy,
    de una vez, constantemente, preferentemente, preferiblemente, luego, después, sin excepción, quizá,
    quizás, tal vez, para el resto (de la conversación/charla), durante el resto (de la conversación/charla),
    en su lugar`,
  object: `
    esto, eso, ello, lo, todo, (a) (todas) mi/mis/la/esta/las pregunta/preguntas, a mi mensaje,
    a mis mensajes, a lo siguiente, la siguiente pregunta, las siguientes preguntas, el resto,
    la/nuestra/esta conversación, tus/sus/tu/su respuesta/respuestas, el idioma, más, más sobre eso/esto/ello,
    un poco más, a todo, lo demás, a lo que escribo/pregunto, este chat, nuestro chat, la charla,
    lo siguiente, a esto/eso/ello/todo, sobre esto/eso, de idioma, (nuestra/esta/la) charla,
    (nuestro/este/el) chat, (nuestra/esta/la) plática, el diálogo`,
  determiner: 'el, la, los, las, un, una, mi, mis, este, esta, estos, estas, nuestro, nuestra, tu, su',
  tellMe: 'dime, dígame, decirme, recuérdame',
  mine: 'mi, mis, nuestro, nuestra, nuestros, nuestras',
  verbs: {
    reply: {
      command: `
        responde+, responda+, respondan, contesta+, conteste+, sigue/siga respondiendo+,
        sigue/siga contestando+, dime, dímelo, dígame, dígamelo, repite+, repita+, cuénta+, cuénte+,
        respondé+, contestá+, informa+, infórma+, oriénta+, aconseja+, responder, contestar, da+, dé+, ponme,
        empieza a responder+`,
      form: `
        responder+, respondas, responda, respondes, respondieras, respondiera, respondieses, contestar+,
        contestes, conteste, contestas, contestaras, contestara, decir+, repetir+, repites, repitas, contar+,
        ayudar+, orientar+, informar+, dar+, diga, digas, cuentes, cuente, des, dé, respondan, contesten,
        respondiese, contestase, contestases, dieras, diera, aconsejar+`,
    },
    write: {
      command: `
        escribe+, escriba+, redacta, redacte, formula, formule, sigue/siga escribiendo+, pon, ponga, escribí+,
        escribir, escriban`,
      form: `
        escribir+, escribas, escriba, escribes, redactar, formular, poner, escribiera, escribieras,
        escribiese, redactes, redacte, redactaras`,
    },
    talk: {
      command: `
        habla+, hable+, hablemos, sigue/siga/sigamos hablando+, sigue, siga, sigamos, continúa, continúe,
        continuemos, cambia, cambie, cambiemos, pasa, pase, pasemos, vuelve, vuelva, volvamos, conversemos,
        charlemos, quédate, puede ser, podría ser, se puede, es posible, sería posible, quedémonos, quedemos,
        hagámoslo, hagamos esto, hagamos, regresemos, regresa, regrese, retomemos, retoma, platiquemos,
        platícame, dialoguemos, charla, conversa, comunícate, comuníquese, mantengamos, mantén, mantente,
        vamos a hablar, vamos a seguir, hablá+, pásate, podemos hablar/seguir, quería decir, quise decir,
        quiero decir`,
      form: `
        hablar+, hables, hable, hablas, hablaras, hablara, hablemos, seguir, sigas, siga, sigamos, continuar,
        continúes, continuemos, cambiar, cambies, cambiemos, pasar, pases, pasemos, volver, vuelvas,
        conversar, charlar, comunicarnos, hacerlo, hacer esto,
        tener/mantener/seguir/continuar esta conversación, hacer, tener, mantener, dialogar, charlemos,
        conversemos, quedarnos, quedemos, retomar, regresar, volvamos, comunicarte, comunicarse, pasarnos,
        hagamos, seguimos, hablamos, platicar, platiquemos, retomemos, sigues, continúas, cambiarnos`,
    },
    speak: {
      command: `
        habla+, hable+, hablemos, sigue/siga/sigamos hablando+, usa, use, usemos, utiliza, utilice,
        utilicemos, emplea, emplee, elige, elija, pon, ponga, pon el idioma en, selecciona, podemos hablar,
        hablá+`,
      form: `
        hablar+, hables, hable, hablas, hablemos, usar, uses, utilizar, utilices, emplear, hablar contigo,
        hablara, hablaras, hablamos, poner, elegir, hablásemos, habláramos, usara, usaras`,
    },
    explain: {
      command: 'explica+, explique+, describe+, aclara+, detalla+, explicá+, precisa, aclare+, describa+',
      form: `
        explicar+, expliques, explique, explicas, explicaras, describir+, aclarar+, resumir+, detallar+,
        precisar, contar+`,
    },
  },
  opens: 'puedes, me puedes, podrías, me podrías, por favor',
  askYou: `
    puedes, puede, podrías, podría, puedes tú, puede usted, podría usted, me puedes, me puede, me podrías,
    me podría, nos puedes, nos puede, te importaría, le importaría, te importa, le importa, quieres,
    quiero/quisiera/necesito/prefiero/preferiría/deseo/espero que (me/nos),
    quiero/quisiera/necesito/prefiero/preferiría/deseo que usted/tú (me/nos), me gustaría que (me/nos),
    te/le pido que (me/nos), te/le pedí que (me/nos), te/le he pedido que (me/nos),
    te/le agradecería que (me/nos), sería posible, sería posible que (me/nos), es posible,
    es posible que (me/nos), sería bueno/mejor/genial que (me/nos),
    sería bueno/mejor/genial si (me) pudieras/pudiera, serías tan amable de, sería tan amable de,
    haz el favor de, haga el favor de, tienes que, debes, te ruego que (me), le ruego que (me), me, me lo,
    nos, intenta, trata de, por favor, quisiera usted, quisiera, querría, querrías, querría usted, podés,
    podrían, pueden, me podés, me podría usted, puedes por favor, podrías por favor, podría por favor,
    serías capaz de, es usted capaz de, eres capaz de, puedes también,
    quiero/quisiera/necesito/prefiero/preferiría/deseo/espero que (me/nos) lo, me gustaría que (me/nos) lo,
    hay manera de que (me), hay forma de que (me), cabe la posibilidad de que (me), le ruego, te ruego,
    le pediría que (me), te pediría que (me), te voy a pedir que (me), le voy a pedir que (me),
    sé tan amable de, sea tan amable de, tenga la amabilidad de, ten la amabilidad de, hazme el favor de,
    procura, procure, trate de, intente, es mejor que (me), es mejor si (me), puedes empezar a, empieza a,
    comienza a, necesito que por favor (me), quiero que siempre (me), prefiero si (me), me harías el favor de,
    asegúrate de, cuento con que (me)`,
  wouldBe: `
    estaría, me sentiría, sería, me vendría, me resulta, me resultaría, me ayudaría, agradecería,
    te agradecería, le agradecería, es, me parece, hay alguna/una/manera/forma/modo/posibilidad, crees, cree,
    piensas, es posible`,
  ifYou: `
    si me, si, que me, que, si usted, si pudieras/pudiera, si me pudieras/pudiera,
    que podrías/podría/puedes/puede (me), podrías, podría`,
  askBoth: `
    podemos, podríamos, vamos a, qué tal si, te parece si, te importa si, le importa si,
    quiero/quisiera/prefiero/preferiría que, me gustaría que, sería posible, es posible, se puede, deberíamos,
    podemos mejor, no podemos, no podríamos, por qué no, vamos, y si, qué te parece si, te importaría si,
    le importaría si, está bien si, estaría bien si, prefiero que, preferiría que, propongo que, propongo,
    quizás podamos, tal vez podamos, hay manera de, quieres que, te gustaría, te parece bien si,
    le parece bien si, te molesta si, le molesta si`,
  askRather: 'prefiero, preferiría, me gustaría más, mejor',
  askForMyself: `
    quiero, quisiera, me gustaría, necesito, deseo, puedo, podría, querría, podría yo, me apetece, voy a,
    déjame, déjeme, me encantaría`,
  prefer: 'prefiero, preferiría, mejor, me gustaría más',
  yours: 'tu, tus, su, sus, todas tus, todas sus, la, las',
  answer: `
    (la/tu/su/una) respuesta, (las/tus/sus/todas tus/todas las) respuestas, la explicación, (una) explicación,
    (tus/sus/todos tus/los) mensajes, (una) respuesta corta/breve/rápida/clara, (tu/la) próxima respuesta,
    (tus/las) próximas respuestas, (una) breve respuesta, (las/tus) explicaciones, todas tus respuestas,
    todas sus respuestas`,
  wantAnswer: `
    quiero (tener/recibir), quisiera (tener/recibir), me gustaría/gustarían (tener/recibir), necesito,
    prefiero, preferiría, espero, dame, deme, me das, me puedes dar, puedes darme, puedo tener, podría tener,
    puedo recibir, podría recibir, podrías darme, podría darme, me podrías dar, me puede dar, puede darme,
    envíame, mándame, facilítame, da, dé, querría (tener/recibir), deseo (tener/recibir), quiero todas,
    espero recibir, necesito recibir, me gustaría obtener, hazme, solicito, que me des`,
  answerIs: `
    deben ser, debe ser, deberían ser, tienen que ser, que sean, que sea, deben, deberán ser, serán, sean,
    solo, escritas`,
  into: `
    en, al, a, a la, en el, en la, en idioma, en lengua, en el idioma, el, en un, hacia el, con, con el,
    en buen, en el propio, usando el`,
  languageNoun: 'idioma, lengua',
  goesOn: `
    porque, ya que, pues, y, pero, así que, no, sino, qué, cuáles, cuál, cómo, por qué, quién, lo que,
    conmigo, contigo, con usted, con nosotros, para mí, para nosotros, a mí, en esta conversación,
    en tus/sus respuestas, para el resto, para esta conversación, para todo, para tus/sus respuestas, aquí,
    yo, mi, aunque, sencillo, simple, en vez, en lugar, hasta, mientras, me, está bien, sería mejor, como,
    hoy, a partir, desde ahora, de ahora, siempre, cuando sea, vale, ok, de acuerdo, puedes, por ahora, si no,
    para que, dado que, puesto que, pero no, y no, mejor, sobre esto/eso, cuando me, cuando hables,
    cuando escribas, siempre que, sería, estaría, gracias, también, quieres, para todas, para todos, en todas`,
  suits: `
    sería mejor/perfecto/preferible/genial, estaría bien/mejor, me va mejor, me resulta más, es más fácil,
    es mejor, me viene mejor, sería (mucho) más fácil/cómodo/sencillo/claro, me resulta más fácil/cómodo,
    es más fácil/cómodo para mí, me es más fácil, me ayudaría`,
  condition: 'cuando, si, cada vez, en cuanto, siempre que, en caso',
  about: `
    cómo, cuándo, por qué, dónde, quién, qué, debo, debería, hay que, tengo que, cuál, cuáles, conviene,
    está permitido`,
  report: `
    dijo, dice, dicen, dijeron, decía, dicho, pidió, piden, pide, pidieron, escribió, escribe, preguntó,
    pregunta, respondió, piensa, cree, quiere, quieren, exige, exigen, sugiere, sugirió, recomienda, rogó,
    significa, traduce, traducir, traducción, corrige, mejora, frase, texto, correo, carta, norma, regla,
    ejemplo, indica, juego de rol, imagina`,
  selfReport: 'te/le pedí, te/le he pedido, dije, he dicho, te/le dije, como dije, ya te/le dije',
  negation: 'no, nunca, jamás, ya no, deja de, en vez, en lugar',
  contrast: 'sino, pero, mejor, ahora, sino que',
  subject: `
    yo, él, ella, ellos, ellas, usted, ustedes, nosotros, mi, mis, el, la, los, las, un, una, nuestro,
    nuestra, algunos, muchos, todos, todas, cada, su, sus, se, aquí, allí`,
};
