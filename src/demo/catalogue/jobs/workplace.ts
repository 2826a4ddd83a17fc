import type { JobArea } from './job-row.ts';

export const workplace: JobArea = {
  department: 'Information Technology',
  french: 'Informatique interne',
  jobs: [
    [
      'IT Support Technician',
      'Technicien support informatique',
      'junior',
      'Technical support|Workplace technology|Customer service|Windows Server administration|Telephone manner',
      'help colleagues whose computer or access has let them down',
      'dépanner les collègues dont le poste ou les accès font défaut',
    ],
    [
      'System Administrator',
      'Administrateur système',
      'confirmed',
      'Linux administration|Windows Server administration|Virtualisation|Shell scripting|Backup and recovery',
      'run the servers and accounts that all offices need',
      'exploiter les serveurs et comptes dont tous les sites ont besoin',
    ],
    [
      'Network Engineer',
      'Ingénieur réseaux',
      'confirmed',
      'Networking|Network design|Network security|Load balancing|Monitoring and alerting',
      'build the networks between offices, warehouses and the cloud',
      'construire les réseaux entre bureaux, entrepôts et cloud',
    ],
    [
      'IT Service Manager',
      'Responsable des services informatiques',
      'senior',
      'IT service management|Problem management|Incident management|Supplier management|Customer satisfaction measurement',
      'answer for the quality of internal technology services',
      'répondre de la qualité des services informatiques internes',
    ],
    [
      'ERP Consultant',
      'Consultant ERP',
      'confirmed',
      'Enterprise resource planning|SAP Finance|Requirements analysis|Functional specification|Acceptance testing',
      'fit the management software to how departments work',
      'adapter le progiciel de gestion au travail des services',
    ],
    [
      'Integration Specialist',
      "Spécialiste de l'intégration",
      'confirmed',
      'Systems integration|REST API design|Message queues|Data integration|Technical writing',
      "make the company's applications talk to one another",
      "faire dialoguer les applications de l'entreprise",
    ],
    [
      'Digital Workplace Manager',
      "Responsable de l'environnement de travail numérique",
      'lead',
      'Workplace technology|Digital collaboration tools|Change management|Budgeting|People management',
      'choose and roll out the tools that everyone works with',
      'choisir et déployer les outils de travail de tous',
    ],
  ],
};
