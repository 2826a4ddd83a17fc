import type { CareerChatWords } from '../words.ts';

export const es: CareerChatWords = {
  closing: 'De acuerdo. Cuídese y vuelva cuando quiera.',
  thanks: 'De nada. Aquí estoy si surge algo más.',
  friendly: '🙂 ¿De qué le gustaría hablar?',
  greeting: (name) =>
    `¡Hola${name ? `, ${name}` : ''}! Puedo ayudar con su carrera, su desarrollo y los asuntos del trabajo, o con una tarea concreta. ¿Qué le preocupa?`,
  about: (bot) =>
    `Soy ${bot}, el asistente de carrera. Puedo hablar de su carrera, su desarrollo y las relaciones en el trabajo, decirle qué contiene su perfil y ayudar con tareas como un correo, una reunión o una presentación. Ahora mismo respondo con reglas fijas, sin modelo de lenguaje, y por eso brevemente. ¿Por dónde empezamos?`,
  goOn: 'Elija el paso que le parezca más fácil, póngale una fecha esta semana y anote qué ocurre. ¿Cuál sería para usted y qué podría estorbar?',
  fallback:
    'Ahora mismo respondo con reglas fijas y quizá no he captado lo esencial. ¿Puede decir en una frase cuál es la situación en el trabajo y qué le gustaría que cambiara?',
  distress:
    'Siento mucho que sea tan difícil. No se quede a solas con ello: hable hoy con alguien de confianza y, si corre peligro, llame al número de emergencias o a una línea de ayuda. El servicio médico de la empresa también puede ayudar, con confidencialidad. ¿Hay alguien a quien pueda llamar ahora?',
  policy:
    'Aquí no veo las normas de su empresa y no quiero adivinar. La respuesta válida la tienen recursos humanos o la intranet. En general: pregunte por escrito, indique las fechas y guarde la respuesta. ¿Qué quiere hacer cuando lo sepa?',
  noGuarantee: 'Nadie puede garantizarlo y no voy a prometerlo. Esto es lo que depende de usted:',
  noProfile: 'No veo su perfil en esta conversación, así que no tengo datos sobre usted.',
  profileFailed: 'No he podido leer su perfil ahora mismo; sigo sin esos datos.',
  remembered: 'Esto es lo que recuerdo de lo que me ha contado:',
  nothingRemembered: 'Por ahora no recuerdo nada de lo que me ha contado sobre usted.',
  told: 'Gracias, es bueno saberlo. ¿Qué le gustaría ver ahora?',
  objectives: {
    intro: 'Este es su objetivo:',
    closest: 'Ninguno de sus objetivos tiene exactamente ese título. Este es el más cercano:',
    status: 'Estado',
    current: 'actual',
    due: 'Fecha límite',
    undated: 'sin fecha',
    none: 'No encuentro ningún objetivo actual en su perfil. Si se refiere a uno archivado, dígamelo. ¿Qué le gustaría alcanzar ahora?',
    notFound: 'No encuentro ningún objetivo con ese título. Estos están registrados:',
    several: 'Varios de sus objetivos pueden encajar:',
    which: '¿A cuál se refiere?',
    leftOpen: 'De acuerdo, lo he dejado abierto y no he elegido nada.',
    failed: 'No he podido consultar su objetivo ahora mismo.',
  },
  profile: {
    intro: 'Esto es lo que dice su perfil:',
    nothing: (section) => `**${section}**: no hay nada registrado.`,
    more: (count) => `y ${count} más`,
    level: (level, expected) => `nivel ${level} de 5, esperado ${expected}`,
    noGaps: 'Todas las competencias registradas alcanzan el nivel que espera su puesto.',
    until: (date) => `para el ${date}`,
    today: 'hoy',
    workingModes: { on_site: 'presencial', hybrid: 'híbrido', remote: 'a distancia' },
    archived: 'archivado',
    basic: {
      jobTitle: 'Puesto',
      department: 'Departamento',
      location: 'Lugar',
      workingMode: 'Modalidad',
      seniority: 'Nivel',
      manager: 'Responsable',
      hiredOn: 'Fecha de contratación',
    },
    sections: {
      basic_info: 'Su puesto',
      skills: 'Competencias',
      skill_gaps: 'Distancia a lo que espera su puesto',
      objectives: 'Objetivos',
      experiences: 'Experiencia',
      interests: 'Intereses',
      departments_of_interest: 'Departamentos de interés',
      bookmarks: 'Favoritos',
      training_history: 'Formaciones completadas',
      mandatory_training_ids: 'Formaciones obligatorias',
    },
    question: '¿Qué le gustaría hacer con ello?',
  },
  topics: {
    promotion: `Tres cosas que ayudan en el camino a un ascenso:
- Pregunte a su responsable qué resultados se esperan en el siguiente nivel y anote la respuesta.
- Reúna pruebas: para cada resultado el contexto, su aportación y el efecto.
- Elija este trimestre una tarea que ya sea de ese nivel y explique por qué.

¿Cuál de ellas tiene ya?`,
    salary: `Para hablar del sueldo:
- Reúna hechos: resultados desde el último cambio, nueva responsabilidad y la banda habitual del puesto.
- Diga una cifra y un motivo en una frase, y espere la respuesta.
- Si es «ahora no», acuerde qué sigue: qué resultado y para cuándo.

¿Cuándo es su próxima conversación con su responsable?`,
    feedback: `Para aprovechar los comentarios:
- Pida una cosa que mantener y otra que cambiar, cada una con un ejemplo.
- Al recibirlos, repítalos con sus palabras antes de responder.
- Al darlos, diga qué vio, qué efecto tuvo y qué desea.

¿Se trata de darlos o de recibirlos?`,
    conflict: `Cuando es difícil con alguien:
- Anote dos o tres situaciones: qué se dijo o hizo y qué efecto tuvo. Sin juicios.
- Pida una conversación breve a solas: «Cuando ocurre…, yo… . Me gustaría… . ¿Cómo lo ve?»
- Si no cesa, o si es acoso, escríbalo con fechas y acuda a recursos humanos o a una persona de confianza.

¿Qué pasó la última vez y qué le gustaría que cambiara?`,
    workload: `Cuando hay demasiado:
- Anote todo lo abierto y marque lo que tiene fecha fija.
- Lleve la lista a su responsable: «Esta semana puedo hacer bien estas tres. ¿Cuál de las demás puede esperar?»
- Mantenga cada día una pausa que nada mueva; si sufren el sueño o la salud, vaya al médico.

¿Qué le quita más fuerza ahora mismo?`,
    learning: `Para aprender con provecho:
- Elija una competencia que necesite su puesto o su próximo paso, y una tarea donde usarla.
- Reserve dos horas fijas por semana durante seis semanas, la mitad de práctica.
- Pida a alguien que la domine que mire su trabajo una vez.

Aquí no puedo buscar en el catálogo de formación. ¿Qué competencia marcaría la mayor diferencia para usted?`,
    interview: `Para preparar una entrevista:
- Tome los tres requisitos principales y para cada uno una historia: situación, qué hizo, resultado.
- Prepare una respuesta de dos minutos a «Hábleme de usted» y dos preguntas propias.
- Diga las respuestas una vez en voz alta; anote solo palabras clave.

¿Para qué puesto es y qué pregunta le preocupa más?`,
    cv: `Para un currículum convincente:
- Ponga el resultado primero: verbo, qué, efecto, con una cifra si la tiene.
- Deje lo que sirve para este puesto; dos páginas bastan.
- Use las palabras del anuncio donde sean ciertas en su caso.

¿Para qué puesto quiere usarlo?`,
    networking: `Para crear una red sin fingir:
- Anote cinco personas cuyo trabajo le interese; pida veinte minutos a una de ellas.
- Lleve una pregunta sincera y después escriba qué hizo con la respuesta.
- Haga visible su trabajo: una nota breve al mes sobre lo que ha aprendido.

¿A quién le gustaría conocer primero?`,
    jobChange: `Antes de un cambio:
- Escriba qué quiere dejar y qué quiere conservar; a menudo son cosas distintas.
- Hable con dos personas que hagan lo que usted busca y pregunte qué les sorprendió.
- Compare: ¿cuáles de sus fortalezas se buscan allí y qué falta?

Aquí no puedo buscar vacantes. ¿Quiere cambiar más bien la tarea, las personas o las condiciones?`,
    motivation: `Cuando falta el impulso:
- Anote durante una semana, dos veces al día, qué le dio energía y qué se la quitó.
- Cambie una cosa que dependa de usted y lleve otra a su responsable con una propuesta.
- Recuerde un trabajo del que estuvo orgulloso: ¿qué era distinto?

¿Desde cuándo se siente así?`,
    confidence: `Para ganar seguridad:
- Escriba tres cosas que salieron bien y su parte en ellas; léalas antes del momento.
- Ensaye las dos primeras frases hasta que salgan solas.
- Elija una ocasión pequeña esta semana: una pregunta o un «no» claro en una reunión.

¿En qué situación la necesita más?`,
    leadership: `Para dirigir a otras personas:
- Acuerde con cada una el resultado y el margen, no el camino.
- Tenga una conversación breve y regular con cada persona: qué ayuda, qué estorba, qué sigue.
- Delegue esta semana una tarea completa, con una fecha para preguntas.

¿Dirige ya un equipo o quiere llegar a ello?`,
    planning: `Para encontrar el próximo paso:
- Describa un buen día de trabajo dentro de dos años: tareas, personas, lugar.
- Compare con hoy: ¿qué hay ya y qué dos cosas faltan?
- Convierta una de ellas en una meta con fecha y un primer paso esta semana.

¿Cómo sería ese día para usted?`,
  },
};
