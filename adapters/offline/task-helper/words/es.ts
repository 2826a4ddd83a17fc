import type { GuidanceWords } from '../guidance-words.ts';

export const es: GuidanceWords = {
  topic: '[tema]',
  noGuarantee:
    'Nadie puede garantizar ese resultado, y yo tampoco. Lo que sí puede hacer es prepararse bien; estos pasos sirven desde ya.',
  kinds: {
    email: (topic) => `:page_facing_up: Un borrador para adaptar. Complete los corchetes y borre lo que no necesite.

**Asunto:** ${topic}: [qué necesita y para cuándo]

Hola, [nombre]:

Le escribo sobre lo siguiente: ${topic}. [Una frase: qué ha pasado o qué ha cambiado.]

Qué supone: [efecto para quien lo lee, con una fecha o una cifra.]
Mi propuesta: [un paso claro].
¿Podría [responder / decidir / enviar] antes del [fecha]?

Gracias y un saludo,
[Su nombre]

:bulb: Ponga la petición en las tres primeras líneas y trate un solo asunto por mensaje.

¿Quién lo va a leer y qué debe hacer después? ¿Lo prefiere más firme o más suave?`,
    presentation: (topic) => `:bar_chart: Una estructura para su presentación (${topic}):

1. **Apertura (1 diapositiva):** la frase que el público debe recordar.
2. **Situación (1):** dónde están las cosas hoy, con una cifra verificable.
3. **Aportación (2 o 3):** para cada punto el contexto, lo que usted hizo y el resultado.
4. **Opciones o riesgos (1):** qué queda abierto y qué haría falta.
5. **Cierre (1):** la decisión o el paso que pide, con una fecha.

:bulb: Ponga a cada diapositiva una frase completa como título; los títulos solos deben contar la historia. Ensaye una vez en voz alta con reloj.

¿Quién será su público y de cuántos minutos dispone?`,
    meeting: (topic) => `:calendar: Un plan para la reunión (${topic}):

1. **Objetivo:** «Al final habremos [decidido / acordado / reunido]…» en una frase. Sin objetivo, basta un mensaje.
2. **Personas:** solo quienes deciden, saben o lo harán después.
3. **Orden del día (45 minutos):** 5 de apertura, 10 de datos, 20 de debate, 10 de decisiones con nombres y fechas.
4. **Antes:** envíe el objetivo y el material dos días antes, con una pregunta para pensar.
5. **Después:** el mismo día, una nota con decisiones, responsables y fechas.

:bulb: Pregunte primero a las personas calladas, por su nombre.

¿Qué debe quedar decidido al final y quién tiene que estar?`,
    report: (topic) => `:page_facing_up: Un esquema para su texto (${topic}):

1. **Resumen (5 líneas):** primero la respuesta, luego el motivo y después lo que pide.
2. **Antecedentes:** solo lo que quien lee aún no sabe.
3. **Hallazgos:** de tres a cinco puntos, cada uno con su prueba o cifra y su fuente.
4. **Valoración:** qué significa y con qué certeza.
5. **Próximos pasos:** quién hace qué y para cuándo.

:bulb: Escriba primero los hallazgos y al final el resumen; luego quite una quinta parte de las palabras.

¿Quién lo lee y qué debe decidir con ello? ¿Qué material tiene ya?`,
    conversation: (topic) => `:speech_balloon: Cómo preparar la conversación (${topic}):

1. **Su meta:** ¿qué debe ser distinto después? Anote el deseo y lo mínimo que aceptaría.
2. **Hechos:** dos o tres ejemplos con fecha, aportación y resultado, sin juicios.
3. **La otra parte:** ¿qué necesita y qué objeción vendrá primero? Prepare una respuesta tranquila.
4. **Primera frase:** «Me gustaría hablar de [asunto], porque [efecto]. Propongo [paso]. ¿Cómo lo ve?»
5. **Cierre:** acuerden un paso y una fecha, y confírmelos en un mensaje breve.

:bulb: Deje una pausa tras su frase principal; no la debilite después.

¿Qué quiere conseguir exactamente y con quién va a hablar?`,
    planning: (topic) => `:calendar: Una forma sencilla de planificar (${topic}):

1. **Anote todo** lo abierto, cada cosa como verbo y resultado («enviar las cifras a…»).
2. **Marque** lo que tiene fecha fija y lo que otros esperan.
3. **Elija tres** resultados para esta semana; lo demás recibe una fecha, una persona o un no claro.
4. **Reserve tiempo:** lo más difícil a primera hora, en bloques de 60 a 90 minutos, con una quinta parte de la semana libre.
5. **Revise** el viernes diez minutos: hecho, movido, descartado.

:warning: Si no cabe todo, avise ya a quien espera, con una fecha nueva.

¿Qué plazos son fijos? ¿Qué le quita más tiempo ahora mismo?`,
    generic: (topic) => `:jigsaw: Una forma de abordar la tarea (${topic}):

1. **Resultado:** escriba en una frase qué existirá al terminar y para quién.
2. **Inventario:** ¿qué tiene, qué falta y quién lo tiene?
3. **Primera versión:** media hora, en borrador, sin pulir.
4. **Revisión:** enséñesela a una persona que conozca el tema, con una sola pregunta.
5. **Final:** corrija los dos puntos más importantes y fije una fecha de envío.

:bulb: Si se bloquea, haga el siguiente paso tan pequeño que quepa en diez minutos.

¿Cómo debe ser el resultado y para cuándo lo necesita?`,
  },
};
