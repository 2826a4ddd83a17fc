import type { JudgedSentences } from './judged-sentences.fixture.ts';

export const spanish: JudgedSentences = {
  wishes: `
en ¿Puedes responderme en inglés?
es ¿Me puedes responder en español?
en Responde en inglés, por favor
de ¿Puedes responder en alemán?
fr Háblame en francés
es Habla español
es En español, por favor
es Español por favor
es Contéstame en español
en ¿Podemos seguir en inglés?
es ¿Podrías explicármelo en español?
es Quiero que me respondas en español.
es Me gustaría la respuesta en español
es A partir de ahora responde siempre en español.
en Cambia a inglés
es Cambiemos al español
es Hablemos en castellano
fr ¿Podría usted contestar en francés?
es Perdona, mi inglés es malo, ¿puedes escribir en español?
es Prefiero español
es Preferiría hablar en español contigo
es Usa el español
de Responda en alemán, si es posible.
es Si es posible, responde en español
es No respondas en inglés sino en español.
en Responde en español. No, en inglés.
es ¿Qué opciones tengo? Respóndeme en español.
es Hola Oria, ¿me hablas en español?
en Dame la respuesta en inglés
es ¿Puedes repetirlo en español?
es Gracias. Ahora sigue en español
es Respuesta en español, por favor
es Por favor, conteste en castellano
es Escríbeme en español
fr ¿Te importaría responder en francés?
es Vamos a hablar en español
es Volvamos al español
es Explícame esto en español
en Puedes responder en inglés
es Te pedí que respondieras en español.
es Responde en español porque mi equipo también lo lee.
de Ya no en inglés, ahora en alemán por favor
es ¿Sería posible responder en español?
en ¿Podríamos pasar al inglés?
es Contesta solo en español de ahora en adelante
fr Escriba en francés, por favor
es Me gustaría continuar en español
es Dímelo en español
de Alemán, por favor.
es ¿Y en español?
es ¿Nos puedes hablar en español?
en Explícame el permiso parental en inglés
es Continúa en castellano
es No entiendo bien el inglés, respóndame en español
es ¿Puede ser en español?
es Quisiera una respuesta en español.
en Utiliza el inglés, por favor
es ¿Podrías hablarme español?
fr Sigamos en francés
es Tus respuestas en español, por favor
es ¿Me lo explicas en español?
de ¿Podemos hablar alemán?
es Prefiero que me contestes en español
es Vuelve al español por favor
en Responde a mis preguntas en inglés
es ¿Qué cursos hay? y contesta en español
en No lo he entendido. ¿Me lo puedes escribir en inglés?
es Español, si no te importa
fr ¡Hola! ¿Es posible tener esta conversación en francés?
es Perdona mi inglés, hablemos español por favor.
en ¿Qué competencias necesito? responde en ingles por favor
de ¿Podría hablar alemán conmigo?
es cambia el idioma a español por favor
es Me gustaría que respondiera en español, no en inglés.
de Explícame el plazo de preaviso en alemán.
en ¿Puedes responder a todas mis preguntas en inglés a partir de ahora?
es Sigue hablándome en español
es ¿Qué dice la política sobre vacaciones? En español, por favor.
en Quiero continuar en inglés
es Vale, pero responde en español
fr puedes contestar en frances
es De vuelta al español
es Mi lengua materna es el español, así que háblame en español.
en ¿Quieres escribir en inglés, por favor?
es Me gustarían tus respuestas en español.
es Responde en español sencillo, gracias.
es Deja de responder en inglés, responde en español.
en Hablemos inglés a partir de ahora
fr ¿Podríamos hacer el resto en francés?
es Buenos días, estaría más cómodo si me escribiera en español.
es Dame todas tus respuestas en español, por favor.
es ¿Por qué escribes en inglés? Usa el español, por favor.
es Solo hablo español, responde en español por favor
de ¿Me lo puedes explicar otra vez, en alemán?
es Me gustaría hablar español contigo, si es posible.
en Quedémonos en inglés.
es No, en inglés no: ¡responde en español!
fr Cuéntame más en francés por favor
es Hoy hablemos en español
en ¿Puedo tener tu respuesta en inglés?
de ¿Es posible continuar en alemán?
es oye, me puedes contestar en español porfa
es Hola, deseo que me responda en español.
en Podemos hablar inglés.
fr ¿Quisiera responder a mi pregunta en francés?
es ¿Cuántos días de vacaciones tengo? (Responde en español.)
fr Gracias por la lista. Continúa en francés.
en Mi español es demasiado flojo, sigamos en inglés
de Perdón, no lo entendí, ¿podrías decirlo en alemán?
es Puede escribirme en español.
es Cambia al español para el resto de la conversación, por favor
en Mi español no es suficiente. Inglés, por favor.
de ¿Crees que podrías responder en alemán a partir de ahora?
es Estaría encantada si me respondieras en español
fr Dime mis opciones en francés por favor
en Da igual, responde simplemente en inglés
es Deberíamos continuar en español, es más fácil para mí
fr Tu próxima respuesta en francés, por favor
es Me puedes hablar español
en ¿Hay alguna manera de que respondas en inglés?
es Además, necesito que hables español.
fr ¿Podemos continuar esta conversación en francés?
es Hagámoslo en español
es No uses el inglés, usa el español
en Explícame mi contrato en inglés por favor
es ¡Hola! En español si es posible.
es He escrito en español, así que responde en español.
en ¿Sería tan amable de contestar en inglés?
en ¿Puedes responder en inglés, por favor?
de No hablo muy bien español. ¿Podría responder en alemán?
es Por favor, responde a esto en español.
es Habla español, por favor
fr De ahora en adelante escribe solo en francés, por favor
es ¿Podemos hablar en español?
en ¿Qué ventajas hay? Responde en inglés
es Usemos el español.
en Explícalo otra vez en inglés
es Gracias. En español, por favor.
fr Quiero que hables francés conmigo
es Perdón, ¿puedes repetir eso en español, por favor?
en Cambia al inglés
de Quiero las respuestas en alemán
es ¿Podrías seguir en español, por favor? Es más fácil para mí`,
  others: `
Busco un curso en inglés
¿Cómo respondo en inglés a un cliente?
Escribe un correo en francés a nuestro proveedor
Traduce esto al alemán
¿Debo responder en español?
Mi jefe me dijo: responde en alemán.
Él dijo «responde en francés»
Hablo español y un poco de alemán
Ella habla inglés con fluidez.
¿Mi inglés es suficiente para este puesto?
¿Tengo que contestar en inglés en la entrevista?
¿Cuándo debería responder en francés?
Encuentra una formación en alemán
Quiero aprender inglés
Quiero hablar inglés con fluidez
Mis compañeros responden siempre en inglés
El cliente me pidió que respondiera en español.
Escribe una carta de presentación en inglés
Responde en inglés al cliente
¿Qué significa «please answer in German»?
¿Puedo responder en alemán en la prueba?
No respondas en inglés.
Mi jefa quiere que escriba en inglés
¿Qué puestos exigen hablar alemán?
¿Cómo puedo pasar al inglés en mi trabajo?
Practica conmigo el español hablado
Ayúdame a responder en inglés
¿Es mejor contestar en inglés o en español?
¿Por qué respondes en inglés?
Responderá en francés mañana.
¿Hay una formación en español?
Prepara una presentación en inglés
En la oficina de Madrid se habla español
Muéstrame empresas alemanas por favor
Los clientes franceses escriben en francés
¿Quién puede responder en alemán en mi equipo?
Tengo una entrevista en inglés el lunes
Cuando un cliente escriba en inglés, responde en inglés.
Corrige mi texto en inglés, por favor
Me dijeron que siguiera en alemán.
Resume el informe alemán
¿Hablan inglés en la oficina de Lyon?
¿Cómo se dice «responde en español» en inglés?
Dile que responda en inglés
Mi compañera piensa que debería responder en francés
¿Hay que hablar inglés en la reunión?
Redacta una respuesta en inglés para el cliente
Me pregunto si debo escribir en español
¿Está permitido responder en alemán?
La norma dice: responda siempre en inglés.
Antes hablaba francés en casa
Lista los documentos en alemán
Mejora mi inglés
Siempre respondes en inglés, ¿por qué?
Prepárame para una entrevista en alemán
¿Existe el manual en francés?
Ella me rogó que le respondiera en inglés.
Crea un cuestionario en español sobre seguridad
En mi equipo hablamos español
¿Cuál es la mejor manera de responder en inglés?
¿El gerente debe responder en francés?
Envíame la guía en inglés
En cuanto llame un cliente, habla inglés.
Revisa mi respuesta en alemán por favor
Ya no quiero trabajar en inglés
¿Puedo tener el contrato en español?
Tengo que escribir a un cliente que habla alemán. ¿Qué digo?
Pídele que responda en inglés.
Nos dijeron que habláramos inglés en todas las reuniones
¿Qué nivel necesito para hablar francés en ese puesto?
¿Puedes comprobar si mi respuesta en francés es correcta?
Mi objetivo es hablar alemán con los clientes este verano
Prepara un discurso en español para el equipo
¿Quién responde en alemán en la línea de ayuda?
Compara la política alemana y la francesa
En la reunión debía responder en inglés
¿Podrías recomendarme un podcast en francés?
Por favor, envía la invitación en inglés
Ella prefiere hablar francés
Simula un cliente que habla inglés
Me da miedo hablar en inglés
El anuncio dice: por favor, solicite en alemán
¿Qué pasa si respondo en francés?
¿Sería de mala educación responder en inglés?
El formulario se puede rellenar en alemán, ¿no?
Quieren el informe en inglés, qué hago por favor
Mi equipo pasó al inglés el mes pasado
Puedo hablar alemán bastante bien
¿A quién le pido que responda en inglés?
Me preguntaba cómo responder en alemán a un rechazo
Dame consejos para hablar inglés en las reuniones
El entrevistador pasará al inglés a la mitad
Búscame un mentor que hable francés
Acorta mi resumen en alemán
¿Los clientes esperan que respondamos en alemán?
Sé escribir en inglés y en francés
Añade a mi perfil que hablo inglés
¿A mi jefe le molestaría que respondiera en inglés?
Ella escribió: ¿podemos hablar en alemán?
¿Qué cursos me ayudan a seguir en inglés?
Avisa a mi asistente de que puede responder en francés
La candidata preguntó si podíamos pasar al inglés
¿Es posible hacer el examen en alemán?
¿Puedes decirme si el curso es en francés?
Quiero un curso en alemán
Lista los compañeros que respondieron en francés
Dame tres frases en español para mi discurso
¿Podrías poner mi currículum en inglés, por favor?
¿Ayudaría a mi carrera hablar alemán?
¿Debo pedir al equipo que siga en inglés?
Explícame cuándo responder en inglés
¿Puedes decirle a mi compañero que responda en francés?
El correo termina con: por favor, responda en alemán
Sería bueno si mi equipo hablara inglés
Prepara preguntas que pueda responder en español
Quisiera responder en inglés durante la llamada
Estaría bien que la formación fuera en alemán
Dime si encuentras un puesto en francés
Mi jefe quiere que escribamos en inglés
¿Cómo podemos hablar más inglés en el trabajo?
Necesito un certificado en francés
¿Puedes ayudarme a hablar mejor alemán?
Debo dar mi respuesta en alemán antes del viernes
¿Podrías redactar una respuesta en inglés?
Escribe esto en alemán
¿Cómo se dice «cambia al español» en francés?
Siempre converso en inglés con mi mentora
Dime qué compañeros hablan francés, por favor
¿Cómo se responde en inglés cuando un cliente se queja?
Mi mentora dice que debería hablar alemán más a menudo
Escribe una biografía corta en francés
Muéstrame los cursos de inglés
Nuestra directora nos pidió hablar inglés en las reuniones.
¿Está bien responder en alemán a un correo interno?
Encuentra compañeros que hablen francés
Traduce mi resumen al inglés, por favor
¿Necesito hablar alemán para este puesto?
Llevo dos años aprendiendo francés
El cliente respondió en inglés, ¿qué hago?
¿Puedo mejorar mi inglés aquí?
Prepárame para una llamada en alemán
¿Qué trabajos hay si hablo francés?
Revisa esta respuesta en inglés, por favor`,
};
