import type { JobArea } from './job-row.ts';

export const customerInsight: JobArea = {
  department: 'Customer Insight',
  french: 'Connaissance client',
  jobs: [
    [
      'Junior Data Analyst',
      'Analyste de données débutant',
      'junior',
      'SQL|Spreadsheet modelling|Data visualisation|Data quality|Attention to detail',
      'prepare weekly figures and answer first questions from data',
      'préparer les chiffres de la semaine et répondre à de premières questions',
    ],
    [
      'Data Analyst',
      'Analyste de données',
      'confirmed',
      'SQL|Data visualisation|Statistics|Python|Presenting to executives',
      'answer business questions from data and show what it means',
      "répondre aux questions de l'entreprise par les données et montrer ce qu'elles disent",
    ],
    [
      'Senior Data Analyst',
      'Analyste de données senior',
      'senior',
      'SQL|Statistics|Experiment design|Data storytelling|Mentoring',
      'lead analyses that decide on large spending',
      'mener les analyses dont dépendent de grandes dépenses',
    ],
    [
      'Business Intelligence Developer',
      'Développeur en informatique décisionnelle',
      'confirmed',
      'Business intelligence|Power BI|SQL|Data modelling|Dashboard design',
      'build dashboards that departments trust',
      'construire des tableaux de bord auxquels les services se fient',
    ],
    [
      'Analytics Engineer',
      'Ingénieur analytique',
      'confirmed',
      'Analytics engineering|SQL|Data modelling|Version control with Git|Data quality',
      'turn raw tables into clear and tested ones',
      'transformer des tables brutes en tables claires et testées',
    ],
    [
      'Market Research Analyst',
      "Chargé d'études de marché",
      'confirmed',
      'Market research|Survey design|Statistics|Focus groups|Report writing',
      'find out what customers want before we build it',
      'découvrir ce que veulent les clients avant de le construire',
    ],
    [
      'Customer Insight Lead',
      'Responsable connaissance client',
      'lead',
      'People management|Customer research|Conflict resolution|Segmentation|Presenting to executives',
      'lead those who study customers and speak for their needs',
      'diriger les personnes qui étudient les clients et porter leurs besoins',
    ],
  ],
};
