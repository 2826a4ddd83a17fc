import type { JobArea } from './job-row.ts';

export const communications: JobArea = {
  department: 'Communications',
  french: 'Communication',
  jobs: [
    [
      'Communications Officer',
      'Chargé de communication',
      'confirmed',
      'Corporate communication|Writing|Media relations|Event management|Social media management',
      'write and organise what the company says',
      "écrire et organiser ce que dit l'entreprise",
    ],
    [
      'Internal Communications Manager',
      'Responsable de la communication interne',
      'senior',
      'Internal communication|Editorial planning|Change management|Storytelling|Plain language',
      'keep colleagues informed and heard',
      'informer les collègues et les faire entendre',
    ],
    [
      'Press Officer',
      'Attaché de presse',
      'confirmed',
      'Media relations|Public relations|Writing|Crisis communication|Networking with people',
      'answer journalists and bring them our news',
      'répondre aux journalistes et leur porter nos nouvelles',
    ],
    [
      'Public Affairs Manager',
      'Responsable des affaires publiques',
      'senior',
      'Public affairs|Regulatory watch|Persuasion|Networking with people|Speech writing',
      'explain our interests to those who make rules',
      'expliquer nos intérêts à ceux qui font les règles',
    ],
    [
      'Translator',
      'Traducteur',
      'confirmed',
      'Translation|French|English|Terminology management|Proofreading',
      'bring our texts into other languages',
      'faire passer nos textes dans d’autres langues',
    ],
    [
      'Head of Communications',
      'Directeur de la communication',
      'lead',
      'Corporate communication|Crisis communication|People management|Speech writing|Strategy',
      'lead communication inside and outside',
      'diriger la communication interne et externe',
    ],
  ],
};
