import { Skill, Training } from '../../contracts/catalogue.ts';

export const SAMPLE_TRAININGS = [
  { id: 'sql-1', title: 'SQL first steps', level: 'beginner', format: 'online', durationMinutes: 90, skills: ['sql'] },
  {
    id: 'sql-2',
    title: 'SQL for analysts',
    translations: { fr: { title: 'SQL pour analystes' } },
    level: 'advanced',
    format: 'classroom',
    durationMinutes: 960,
    skills: ['sql'],
    provider: 'Corvane',
  },
  { id: 'data-path', title: 'Data path with SQL' },
  { id: 'data-part', title: 'Charts', description: 'After SQL.', parentId: 'data-path', tags: ['Excel'] },
  { id: 'talks', title: 'Speaking in public', mandatory: true, language: 'fr' },
].map((training) => Training.parse(training));

export const SAMPLE_SKILLS = [Skill.parse({ code: 'sql', labels: { en: 'SQL queries', fr: 'Requêtes SQL' } })];
