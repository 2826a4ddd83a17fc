import type { SuggestionWords } from '../words.ts';

export const es: SuggestionWords = {
  title: '¿Qué le gustaría hacer ahora?',
  anything: '¿En qué me puede ayudar en el trabajo?',
  kinds: {
    training: {
      skill: [
        (skill) => `Busca un curso sobre ${skill} adecuado a mi nivel`,
        (skill) => `Prepara un plan de aprendizaje sobre ${skill} de dos horas a la semana, con práctica`,
      ],
      objective: [
        (title) => `¿Qué cursos me ayudan con mi objetivo «${title}»?`,
        (title) => `Prepara un plan de aprendizaje que lleve a mi objetivo «${title}»`,
      ],
      job: (job) => `Busca un curso que me haga mejorar en mi puesto (${job})`,
      plain: [
        'Busca un curso sobre una competencia que mi puesto exige',
        'Prepara un plan de aprendizaje para los próximos tres meses',
      ],
    },
    opportunity: {
      skill: [
        (skill) => `Busca vacantes internas donde pueda desarrollar esta competencia: ${skill}`,
        (skill) => `¿Qué proyectos internos necesitan a alguien para ${skill}?`,
      ],
      objective: [
        (title) => `¿Qué vacantes me acercan a mi objetivo «${title}»?`,
        (title) => `Busca proyectos internos que encajen con mi objetivo «${title}»`,
      ],
      job: (job) => `¿Qué vacantes encajan con alguien de mi puesto (${job})?`,
      plain: ['¿Qué vacantes de la empresa encajan con mi perfil?', 'Busca proyectos internos a los que pueda unirme'],
    },
    colleague: {
      skill: [
        (skill) => `Busca a alguien de la empresa que domine ${skill} y pueda aconsejarme`,
        (skill) => `¿Quién en la empresa ha trabajado mucho con ${skill}?`,
      ],
      objective: [
        (title) => `Busca a alguien de la empresa que me ayude con mi objetivo «${title}»`,
        (title) => `¿Quién en la empresa ha logrado algo como «${title}»?`,
      ],
      job: (job) => `Busca a alguien de la empresa que haya dado el paso siguiente desde mi puesto (${job})`,
      plain: [
        'Busca a alguien de la empresa que pueda ser mi mentor',
        'Busca compañeros cuyas competencias completen las mías',
      ],
    },
    practice: {
      skill: [
        (skill) => `Juego de rol: pido a mi responsable apoyo para ${skill}`,
        (skill) => `Simula conmigo una pregunta de entrevista sobre ${skill}`,
      ],
      objective: [
        (title) => `Juego de rol: la conversación con mi responsable sobre mi objetivo «${title}»`,
        (title) => `Simula una evaluación en la que hablo de «${title}»`,
      ],
      job: (job) => `Simula una entrevista para el paso siguiente a mi puesto (${job})`,
      plain: [
        'Juego de rol: una conversación de feedback con un compañero',
        'Simula una conversación con mi responsable sobre mi desarrollo',
      ],
    },
    profile: {
      skill: [
        (skill) => `Analiza mi perfil: ¿cómo voy en ${skill}?`,
        (skill) => `Analiza mi perfil y dime qué fortalezas me ayudan con ${skill}`,
      ],
      objective: [
        (title) => `Analiza mi perfil: ¿qué me falta para mi objetivo «${title}»?`,
        (title) => `Analiza cuáles de mis competencias ayudan con mi objetivo «${title}»`,
      ],
      job: (job) => `Analiza si mi perfil encaja bien con mi puesto (${job})`,
      plain: [
        'Analiza mi perfil: ¿cuáles son mis fortalezas y carencias?',
        'Analiza mi perfil y propón temas de desarrollo',
      ],
    },
    coaching: {
      skill: [
        (skill) => `Ayúdame a fijar una meta de aprendizaje para ${skill}`,
        (skill) => `¿Cómo organizo dos horas a la semana para practicar ${skill} por mi cuenta?`,
      ],
      objective: [
        (title) => `¿Cuál sería un buen próximo paso hacia mi objetivo «${title}»?`,
        (title) => `¿Qué podría frenar mi objetivo «${title}» y qué ayuda contra ello?`,
      ],
      job: (job) => `¿Cómo descubro qué paso puede seguir a mi puesto (${job})?`,
      plain: [
        'Ayúdame a encontrar el próximo paso de mi carrera',
        '¿Con qué criterios elijo buenos materiales para aprender?',
      ],
    },
    task: {
      skill: [
        (skill) => `Ayúdame a escribir un correo a mi responsable para tener apoyo en ${skill}`,
        (skill) => `Ayúdame a estructurar una presentación breve sobre ${skill}`,
      ],
      objective: [
        (title) => `Ayúdame a planificar mi semana en torno a mi objetivo «${title}»`,
        (title) => `Ayúdame a preparar una reunión sobre mi objetivo «${title}»`,
      ],
      job: (job) => `Ayúdame a escribir un informe breve sobre mi trabajo (${job})`,
      plain: [
        'Ayúdame a planificar las tareas de mi semana',
        'Ayúdame a preparar el orden del día de mi próxima reunión',
      ],
    },
  },
  topics: {
    skillGap: (name, level, expected) =>
      `Su puesto espera el nivel ${expected} de 5 en ${name}; su perfil indica ${level}. Trabájelo en una tarea real, con comentarios regulares.`,
    skill: (name) => `Su puesto espera más en ${name} de lo que muestra su perfil. Trabájelo en una tarea real.`,
    actionPlan: (title, due) =>
      `«${title}» es uno de sus objetivos actuales${due ? `, para el ${due}` : ''}. Elija el próximo paso pequeño y póngale una fecha.`,
    interest: (name) => `Ha indicado ${name} como interés. Mire dónde lo toca ya su trabajo y dé un paso más.`,
    department: (name) =>
      `Ha indicado el departamento ${name} como interesante. Averigüe qué cuenta allí y a quién puede preguntar.`,
    experience: (title) =>
      `Su experiencia (${title}) es una base. Vea cuáles de sus competencias necesita el próximo paso y refrésquelas.`,
  },
};
