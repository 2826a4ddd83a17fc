import { afterAll, describe, expect, test } from 'vitest';
import { localEmbedder } from '../../embeddings/embedder.ts';
import type { Said } from '../offline-task.ts';
import { isEnglish } from './judged-messages.fixture.ts';
import { actsOnAnalysis, route } from './route.ts';

const TWO = [
  {
    name: 'career_chat',
    mandate:
      'Career coaching and conversation: development, motivation, feedback, work relations, questions about the own ' +
      'profile, greetings, thanks, closings and pauses, features of the assistant, and whatever fits no other.',
  },
  {
    name: 'task_helper',
    mandate:
      'Help with one concrete work task and its outcome: writing an email or a document, preparing a meeting, a talk or ' +
      'a presentation, structuring a report, planning work.',
  },
];
const SEVEN = [
  ...TWO,
  { name: 'trainings', mandate: 'Searches trainings and makes learning plans.' },
  { name: 'opportunities', mandate: 'Searches internal job opportunities.' },
  { name: 'talent', mandate: 'Finds people in the company by skills and experience.' },
  { name: 'simulation', mandate: 'Prepares role-plays to practise a conversation.' },
  { name: 'profile_analysis', mandate: "Analyses the user's profile." },
];

// The second half of each list was written after the rules, which then routed 42 of its 46 messages as expected.
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  task_helper: [
    'Write an email to my boss about the delay',
    'Help me prepare a presentation for the board',
    'Plan a meeting with three departments',
    'Summarize this text: sales rose by three percent',
    'Structure a report on our quarterly results',
    'I have to prepare a salary negotiation',
    'Prepare my 1:1 with my manager',
    'can you help me with something?',
    'Can you help me with a task?',
    'Could you help me with one task at work?',
    'I need help with a task',
    'Thanks! Can you also draft a reply to the client?',
    'write a program that sorts invoices',
    'How do I structure a difficult conversation with a colleague?',
    'help me prioritize my tasks for this week',
    'Rédige un e-mail à mon équipe',
    'Aide-moi à préparer une présentation',
    'Peux-tu m’aider ?',
    'Peux-tu m’aider avec une tâche ?',
    'Tu peux m’aider à faire une tâche ?',
    'Prépare l’ordre du jour de la réunion',
    'Résume ce rapport',
    'Merci ! Peux-tu aussi corriger ce texte ?',
    'Schreib eine E-Mail an meine Chefin',
    'Ich muss eine Präsentation vorbereiten',
    'Kannst du mir bei etwas helfen?',
    'Können Sie mir bei einer Aufgabe helfen?',
    'Fasse diesen Bericht zusammen',
    'Hilf mir, ein Meeting zu planen',
    'Escribe un correo a mi jefa',
    'Ayúdame a preparar una presentación',
    '¿Me puedes ayudar con una tarea?',
    '¿Podría ayudarme con una tarea?',
    'Prepara el orden del día de la reunión',
    'Resume este informe',
    'Draft a polite reminder message to a supplier',
    'I need to organise a workshop for 20 people',
    'proofread this paragraph for me',
    'Make a to-do list for the product launch',
    'help me get ready for my performance review',
    'turn these notes into meeting minutes',
    'How should I phrase a rejection letter?',
    'build an Excel table for our budget',
    'Could you assist me with a task please?',
    'Écris une lettre de relance au fournisseur',
    'Je dois organiser un atelier',
    'Aide-moi à structurer mon rapport',
    'Comment formuler un mail de refus ?',
    'Prépare-moi pour un entretien avec un client',
    'Formuliere eine Nachricht an den Lieferanten',
    'Ich brauche eine Gliederung für meinen Bericht',
    'Wie bereite ich mich auf ein Vorstellungsgespräch vor?',
    'Erstelle eine Checkliste für das Projekt',
    'Redacta una carta para el proveedor',
    'Tengo que organizar un taller',
    'Ayúdame a estructurar mi informe',
    'Haz una lista de tareas para el proyecto',
  ],
  career_chat: [
    'Hello',
    'How do I get promoted?',
    'What are my skills?',
    'I feel stuck in my job',
    "Thanks, that's all",
    'I want to pause here',
    'thank you so much',
    'What can you do?',
    'Plan my career for the next five years',
    'How do I deal with a difficult boss?',
    'Which of my objectives are still open?',
    'Thanks! What should I learn next?',
    '👍',
    'Who is my manager?',
    'I am thinking about leaving',
    'Bonjour',
    "Merci, c'est tout",
    'Comment obtenir une promotion ?',
    'Quels sont mes objectifs ?',
    'Je me sens débordé',
    'Comment développer mon réseau ?',
    'au revoir',
    'Guten Tag',
    "danke, das war's",
    'Wie werde ich befördert?',
    'Welche Ziele habe ich?',
    'Ich bin erschöpft',
    'Wie gehe ich mit Kritik um?',
    'Hola',
    'gracias, eso es todo',
    '¿Cuáles son mis habilidades?',
    '¿Cómo consigo un ascenso?',
    'Me siento estancado',
    'I hate Mondays',
    'should I accept the offer?',
    'How can I be more visible?',
    'do you think I am ready to lead?',
    'what is the parental leave policy?',
    'nice, thank you',
    'that will be all for today',
    'I would like to know my gaps',
    'How do I tell my boss that I am burned out?',
    'what are you able to do',
    'je voudrais devenir manager',
    'comment demander une augmentation ?',
    'bonne soirée',
    'mon chef ne m’écoute pas',
    'quelle est la politique de télétravail ?',
    'ich möchte Teamleiterin werden',
    'wie bitte ich um mehr Gehalt?',
    'schönes Wochenende!',
    'mein Kollege ignoriert mich',
    'quiero ser jefa de equipo',
    '¿cómo pido un aumento?',
    'hasta mañana',
    'mi compañera no me habla',
    '¿qué debería aprender?',
  ],
};

const OTHERS: Readonly<Record<string, readonly string[]>> = {
  trainings: [
    'Find me a training on project management',
    'Which courses do you recommend?',
    'Je cherche une formation en gestion de projet',
    'Ich suche einen Kurs in Excel',
    'Busco un curso de liderazgo',
  ],
  opportunities: [
    'Are there internal job opportunities in Berlin?',
    'Quels postes ouverts dans mon département ?',
    'Gibt es offene Stellen im Vertrieb?',
    '¿Hay vacantes en marketing?',
  ],
  talent: [
    'Who in the company knows Kubernetes?',
    'Trouve un collègue expert en SAP',
    'Finde jemanden mit Erfahrung in SAP',
    'Busca a alguien experto en datos',
  ],
  simulation: [
    'I want to role-play a feedback talk',
    'Je veux faire un jeu de rôle',
    'Lass uns ein Rollenspiel machen',
    'Quiero hacer un juego de rol',
  ],
  profile_analysis: ['Analyse my profile', 'Analyse mon profil', 'Analysiere mein Profil', 'Analiza mi perfil'],
};

const FLOOR = 0.95;

const accuracyOf = async (sentences: Readonly<Record<string, readonly string[]>>, candidates: typeof TWO) => {
  const embedder = localEmbedder();
  const wrong: string[] = [];
  let count = 0;
  for (const [expected, messages] of Object.entries(sentences)) {
    for (const message of messages) {
      count += 1;
      const english = isEnglish(message);
      const found = await route({ message, history: [], candidates, english }, embedder);
      if (found !== expected) wrong.push(`${message} -> ${found}`);
    }
  }
  await embedder.close();
  return { accuracy: 1 - wrong.length / count, wrong: wrong.join('\n') };
};

describe('the choice of a specialist', () => {
  const embedder = localEmbedder();
  afterAll(() => embedder.close());
  const choose = (message: string, history: readonly Said[] = [], candidates = TWO) =>
    route({ message, history, candidates, english: false }, embedder);

  test('between career chat and task helper, in four languages', async () => {
    const { accuracy, wrong } = await accuracyOf(SENTENCES, TWO);
    expect(accuracy, wrong).toBeGreaterThanOrEqual(FLOOR);
  });

  test('among seven: evident words reach the others, and cost the first two nothing', async () => {
    const { accuracy, wrong } = await accuracyOf(OTHERS, SEVEN);
    expect(accuracy, wrong).toBeGreaterThanOrEqual(FLOOR);
    const first = await accuracyOf(SENTENCES, SEVEN);
    expect(first.accuracy, first.wrong).toBeGreaterThanOrEqual(0.9);
  });

  const asked: Said = { role: 'assistant', activeAgent: 'task_helper', content: 'Which email, and to whom?' };

  test.each([
    'The one to the client about the late delivery',
    'Celui pour le client, sur le retard',
    'An den Kunden, wegen der Verspätung',
    'Al cliente, por el retraso',
    'yes',
    'the second one',
  ])('an answer to the task helper stays with it: %s', async (message) => {
    expect(await choose(message, [asked])).toBe('task_helper');
  });

  test.each(["thanks, that's all", 'I want to pause here', 'Merci, c’est tout', 'How do I get promoted?'])(
    'a closing or another matter leaves it: %s',
    async (message) => {
      expect(await choose(message, [asked])).toBe('career_chat');
    },
  );

  test('someone in distress is heard by career chat, also in the middle of a task', async () => {
    for (const message of ['I no longer want to live', 'Je ne veux plus vivre', 'Ya no quiero vivir']) {
      expect(await choose(message, [asked])).toBe('career_chat');
    }
  });

  test.each([
    'Show me my objective "Lead a project"',
    'Montre-moi mon objectif « Rédiger un rapport »',
    'Hilf mir bei meinem Ziel „Präsentation vorbereiten“',
    'Ayúdame con mi objetivo «Escribir un informe»',
  ])('what stands in quotes is a name and no task: %s', async (message) => {
    expect(await choose(message)).toBe('career_chat');
  });

  test('who is not offered is never chosen', async () => {
    expect(await choose('Write an email', [], TWO.slice(0, 1))).toBe('career_chat');
    expect(await choose('Find me a training', [], TWO)).toBe('career_chat');
    expect(await choose('Hello', [], TWO.slice(1))).toBe('task_helper');
    expect(await choose('Hello', [], [])).toBeUndefined();
  });
});

describe('a request to act on a profile analysis', () => {
  test.each([
    'Create an action plan from my analysis',
    'How do I close these gaps?',
    "Let's work on the second topic",
    'Fais-moi un plan d’action',
    'Comment combler ces lacunes ?',
    'Erstelle einen Aktionsplan',
    'Wie kann ich diese Lücken schließen?',
    'Hazme un plan de acción',
    '¿Por dónde empiezo?',
  ])('%s', (message) => {
    expect(actsOnAnalysis(message)).toBe(true);
  });

  test.each(["Thanks, that's all", 'Who is my manager?', 'Merci', 'Wie spät ist das Meeting?', 'Hola'])(
    'is not: %s',
    (message) => {
      expect(actsOnAnalysis(message)).toBe(false);
    },
  );
});
