import { describe, expect, test } from 'vitest';
import { readCriteria } from './criteria.ts';

type Criteria = ReturnType<typeof readCriteria>;
type Told = Partial<Omit<Criteria, 'excluded'>> & { readonly not?: Partial<Criteria['excluded']> };

/** Only what a request tells. */
const told = (query: string): Told => {
  const { excluded, ...criteria } = readCriteria(query);
  const kept = (record: object) =>
    Object.fromEntries(
      Object.entries(record).filter(([, value]) =>
        Array.isArray(value) ? value.length > 0 : value !== null && value !== false && value !== '',
      ),
    );
  const not = kept(excluded);
  return { ...kept(criteria), ...(Object.keys(not).length > 0 ? { not } : {}) };
};

const REQUESTS: readonly (readonly [string, Told])[] = [
  ['Find me a course on negotiation', { subject: 'negotiation' }],
  ['What trainings do you have on cybersecurity?', { subject: 'cybersecurity' }],
  ['I would like to learn Python for data analysis', { subject: 'Python for data analysis' }],
  ['Which courses can help me manage conflict at work?', { subject: 'manage conflict at work' }],
  ['Beginner Excel course, online please', { subject: 'Excel', levels: ['beginner'], formats: ['online'] }],
  ['advanced SQL training under 2 hours', { subject: 'SQL', levels: ['advanced'], maxMinutes: 120 }],
  ['SQL in less than half an hour', { subject: 'SQL', maxMinutes: 30 }],
  [
    'a two-day leadership training in person',
    { subject: 'leadership', minMinutes: 480, maxMinutes: 1200, formats: ['classroom'] },
  ],
  ['trainings between 1 and 3 hours about feedback', { subject: 'feedback', minMinutes: 60, maxMinutes: 180 }],
  ['at least 2 days of agile training', { subject: 'agile', minMinutes: 960 }],
  ['learn project management in a week', { subject: 'project management', maxMinutes: 2400 }],
  ['Python course, I have 2 hours a week', { subject: 'Python' }],
  ['a short course about time management', { subject: 'time management', maxMinutes: 120 }],
  ['managing remote teams', { subject: 'managing remote teams' }],
  ['online marketing training', { subject: 'online marketing' }],
  ['Find me an online SQL course for beginners', { subject: 'SQL', levels: ['beginner'], formats: ['online'] }],
  ['virtual presentations course', { subject: 'virtual presentations' }],
  ['a video about feedback', { subject: 'feedback', formats: ['video'] }],
  ['video editing course', { subject: 'video editing' }],
  ['leadership trainings in French', { subject: 'leadership', languages: ['fr'] }],
  ['I want to learn English', { subject: 'English' }],
  ['writing emails in English', { subject: 'writing emails in English' }],
  ['data courses but not Excel', { subject: 'data', not: { subjects: ['Excel'] } }],
  ['Python training, not online', { subject: 'Python', not: { formats: ['online'] } }],
  ['public speaking, but nothing for beginners', { subject: 'public speaking', not: { levels: ['beginner'] } }],
  ['communication courses, not in English', { subject: 'communication', not: { languages: ['en'] } }],
  ['Python without prior experience', { subject: 'Python', levels: ['beginner'] }],
  ['leading without authority', { subject: 'leading without authority' }],
  ['show me the mandatory trainings', { mandatoryOnly: true }],
  ['trainings for the skill "Stakeholder management"', { skills: ['Stakeholder management'] }],
  ['Excel from the provider Corvane', { subject: 'Excel', providers: ['Corvane'] }],
  ['show me more', {}],
  ['a training', {}],
  ['something short and online', { formats: ['online'], maxMinutes: 120 }],

  ['Je cherche une formation sur la gestion de projet', { subject: 'gestion de projet' }],
  ['Trouve-moi un cours d’anglais', { subject: 'anglais' }],
  ['Je voudrais apprendre à négocier', { subject: 'négocier' }],
  ['Quelles formations proposez-vous en cybersécurité ?', { subject: 'cybersécurité' }],
  ['formation Excel pour débutants en ligne', { subject: 'Excel', levels: ['beginner'], formats: ['online'] }],
  ['une formation de 2 heures sur le feedback', { subject: 'feedback', minMinutes: 60, maxMinutes: 150 }],
  ['formation SQL de moins de 3 heures', { subject: 'SQL', maxMinutes: 180 }],
  ['formation management en présentiel', { subject: 'management', formats: ['classroom'] }],
  ['management à distance', { subject: 'management', formats: ['online'] }],
  ['une formation sur le leadership en anglais', { subject: 'leadership', languages: ['en'] }],
  ['prise de parole, mais pas en ligne', { subject: 'prise de parole', not: { formats: ['online'] } }],
  ['des formations sur les données sauf Excel', { subject: 'données', not: { subjects: ['Excel'] } }],
  ['une formation courte sur la gestion du stress', { subject: 'gestion du stress', maxMinutes: 120 }],
  [
    'Ich suche eine Schulung über Projektmanagement für Anfänger',
    { subject: 'Projektmanagement', levels: ['beginner'] },
  ],
  ['Zeig mir Kurse zu Excel, aber nicht online', { subject: 'Excel', not: { formats: ['online'] } }],
  ['Kurse unter 2 Stunden auf Englisch', { languages: ['en'], maxMinutes: 120 }],
  ['Busco un curso de liderazgo para principiantes', { subject: 'liderazgo', levels: ['beginner'] }],
  ['cursos de Excel de menos de 2 horas', { subject: 'Excel', maxMinutes: 120 }],
  [
    'formación en línea sobre ventas, no en inglés',
    { subject: 'ventas', formats: ['online'], not: { languages: ['en'] } },
  ],
];

describe('What a request for trainings asks for', () => {
  test.each(REQUESTS)('%s', (query, expected) => {
    expect(told(query)).toEqual(expected);
  });

  test('stays quick on long and odd texts', () => {
    const started = performance.now();
    for (const part of ['a ', 'not ', '2 hours ', 'pas de ', '"', 'in french ', '🙂', ', but no ']) {
      readCriteria(part.repeat(2_000));
    }
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
