import type { JobArea } from './job-row.ts';

export const customerSuccess: JobArea = {
  department: 'Customer Success',
  french: 'Réussite client',
  jobs: [
    [
      'Customer Service Agent',
      'Conseiller service client',
      'junior',
      'Customer service|Complaint handling|Telephone manner|Active listening|Product knowledge',
      'answer customers by telephone, chat and letter',
      'répondre aux clients par téléphone, chat et courrier',
    ],
    [
      'Customer Service Team Leader',
      "Chef d'équipe service client",
      'senior',
      'Call centre operations|People management|Complaint handling|Coaching|Customer satisfaction measurement',
      'lead a team of agents and the quality of its answers',
      'diriger une équipe de conseillers et la qualité de ses réponses',
    ],
    [
      'Customer Onboarding Specialist',
      "Chargé d'accueil des nouveaux clients",
      'confirmed',
      'Customer onboarding|Teaching|Project planning|Product knowledge|Technical support',
      'bring new customers to their first success',
      'amener les nouveaux clients à leur première réussite',
    ],
    [
      'Customer Success Manager',
      'Responsable réussite client',
      'confirmed',
      'Customer success|Customer retention|Contract renewal|Negotiation|Product analytics',
      'see that customers get what they bought us for',
      'veiller à ce que les clients obtiennent ce pour quoi ils nous ont choisis',
    ],
    [
      'Technical Account Manager',
      'Responsable technique de compte',
      'senior',
      'Technical support|Systems integration|Incident management|Customer relationship management|Explaining figures to non-specialists',
      'be the technical voice of large customers inside the company',
      "être la voix technique des grands clients dans l'entreprise",
    ],
    [
      'Customer Experience Manager',
      "Responsable de l'expérience client",
      'senior',
      'Customer journey mapping|Customer satisfaction measurement|Process improvement|Service design|Stakeholder management',
      'mend the moments at which customers suffer',
      'corriger les moments où les clients souffrent',
    ],
    [
      'Head of Customer Success',
      'Directeur de la réussite client',
      'lead',
      'People management|Customer retention|Strategy|Budgeting|Change management',
      'lead all who look after customers',
      'diriger tous ceux qui prennent soin des clients',
    ],
  ],
};

export const partnerships: JobArea = {
  department: 'Partnerships',
  french: 'Partenariats',
  jobs: [
    [
      'Partner Manager',
      'Responsable partenariats',
      'confirmed',
      'Partnership management|Channel sales|Negotiation|Partner marketing|Contract management',
      'find partners and sell together with them',
      'trouver des partenaires et vendre avec eux',
    ],
    [
      'Head of Partnerships',
      'Directeur des partenariats',
      'lead',
      'Partnership management|Strategy|Contract negotiation|People management|Presenting to executives',
      'decide with whom we ally and lead those who do it',
      'décider de nos alliances et diriger ceux qui les portent',
    ],
  ],
};
