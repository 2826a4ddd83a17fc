import type { z } from 'zod';
import { Job, Opportunity, Skill, Training } from '../../contracts/catalogue.ts';

type Given<Schema extends z.ZodType> = Partial<z.input<Schema>>;

export const skillOf = (changes: Given<typeof Skill> = {}): Skill =>
  Skill.parse({
    code: 'sql',
    labels: { en: 'SQL', fr: 'Langage SQL' },
    aliases: ['Structured Query Language'],
    ...changes,
  });

export const jobOf = (changes: Given<typeof Job> = {}): Job =>
  Job.parse({
    code: 'data-analyst',
    title: 'Data analyst',
    description: 'Answers questions with numbers.',
    translations: { fr: { title: 'Analyste de données', description: 'Répond aux questions par des chiffres.' } },
    skills: ['sql'],
    ...changes,
  });

export const trainingOf = (changes: Given<typeof Training> = {}): Training =>
  Training.parse({
    id: 'sql-basics',
    title: 'SQL for beginners',
    description: 'Queries over tables, from the first line on.',
    translations: { fr: { title: 'SQL pour débutants', description: 'Des requêtes sur des tables.' } },
    provider: 'Académie Bleue',
    url: 'https://learning.example/sql',
    durationMinutes: 90,
    level: 'beginner',
    format: 'online',
    language: 'en',
    skills: ['sql'],
    tags: ['Données', 'Databases'],
    ...changes,
  });

export const opportunityOf = (changes: Given<typeof Opportunity> = {}): Opportunity =>
  Opportunity.parse({
    id: 'analyst-lyon',
    title: 'Data analyst in sales',
    description: 'You measure what our shops sell.',
    city: 'Lyon',
    country: 'France',
    remoteMode: 'hybrid',
    contract: 'permanent',
    department: 'Sales',
    jobCode: 'data-analyst',
    seniority: 'junior',
    skills: ['sql'],
    opensOn: '2026-01-15',
    closesOn: '2026-03-31',
    ...changes,
  });
