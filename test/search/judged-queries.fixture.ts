import type { Language } from '../../contracts/chat.ts';

/** A request for trainings of the demo company, and those that answer it; the best known ones, not all that would do. */
export interface JudgedQuery {
  readonly language: Language;
  readonly query: string;
  /** Without the prefix that all ids have. */
  readonly expected: readonly string[];
}

const en = (query: string, ...expected: string[]): JudgedQuery => ({ language: 'en', query, expected });
const fr = (query: string, ...expected: string[]): JudgedQuery => ({ language: 'fr', query, expected });

/** Written from the catalogue's titles and contents, before the ranking was looked at. */
export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  en('Find me a Python course for analysing data', 'python-for-data-analysis'),
  en('advanced SQL', 'sql-advanced'),
  en('SQL for beginners', 'sql-foundations'),
  en(
    'How do I speak in front of an audience?',
    'speaking-in-public-path',
    'overcoming-stage-fright',
    'a-talk-before-colleagues',
  ),
  en('I get nervous before presentations', 'overcoming-stage-fright'),
  en('presenting to the board', 'presenting-to-executives'),
  en('training on negotiation with suppliers', 'negotiating-with-suppliers'),
  en(
    'I want to get better at negotiating',
    'negotiation-essentials',
    'negotiating-a-contract',
    'negotiating-with-suppliers',
  ),
  en('becoming a manager for the first time', 'first-time-manager-programme', 'from-colleague-to-manager'),
  en('how to give feedback to my team', 'giving-feedback'),
  en('courses about delegating work', 'delegating-well'),
  en('managing people who work from home', 'leading-a-remote-team', 'managing-a-hybrid-team'),
  en(
    'leadership training for senior executives',
    'senior-leadership-programme',
    'coaching-leaders',
    'leading-other-leaders',
  ),
  en('dealing with stress', 'resilience-and-stress', 'time-and-energy-management'),
  en('time management', 'time-and-energy-management'),
  en('a course in French about managing a team', 'managing-a-hybrid-team'),
  en('project management for beginners', 'project-management-foundations', 'gestion-projet'),
  en(
    'machine learning',
    'machine-learning-essentials',
    'deep-learning-in-practice',
    'how-models-learn-without-formulas',
  ),
  en('neural networks', 'deep-learning-in-practice'),
  en('short course on prompts for AI', 'writing-prompts-that-work', 'working-with-language-models'),
  en('kubernetes', 'kubernetes-for-application-teams'),
  en('Docker containers', 'containers-with-docker'),
  en('terraform', 'infrastructure-as-code-with-terraform'),
  en('build a web front end with React', 'react-interfaces-that-last'),
  en('unit testing', 'writing-tests-first'),
  en('git', 'version-control-with-git'),
  en('making a dashboard', 'a-dashboard-for-your-team', 'power-bi-from-zero'),
  en('data visualisation', 'charts-that-tell-the-truth', 'data-storytelling'),
  en('Excel', 'spreadsheets-that-do-not-break'),
  en('protect personal data', 'data-protection', 'privacy-officer-path', 'records-and-legal-grounds'),
  en('GDPR', 'data-protection', 'privacy-officer-path', 'records-and-legal-grounds', 'impact-assessments'),
  en('show me the mandatory trainings', 'data-protection', 'security-awareness', 'anti-bribery', 'code-of-conduct'),
  en('phishing and passwords', 'security-awareness'),
  en('ethical hacking', 'penetration-testing-hands-on'),
  en('interviewing candidates', 'structured-interviews', 'recruiter-path'),
  en('payroll', 'payroll-without-surprises'),
  en('accounting standards', 'ifrs-essentials', 'ifrs-update-of-the-year'),
  en('understand financial statements without being in finance', 'finance-for-non-financial-managers'),
  en('learn Spanish', 'spanish-for-beginners', 'advanced-spanish-conversation'),
  en('English for writing emails', 'english-for-emails'),
  en('scrum in person', 'scrum-in-a-day'),
  en('agile certification', 'scrum-master-certification-course'),
  en('carbon footprint', 'measuring-a-carbon-footprint'),
  en('user interviews', 'interviewing-users', 'user-research-path'),
  en('unhappy customers', 'handling-complaints', 'keeping-customers'),
  en('conflicts between colleagues', 'resolving-conflict-in-teams', 'difficult-conversations'),
  en(
    'data training but not SQL, online',
    'cleaning-messy-data',
    'asking-good-questions-of-data',
    'python-for-data-analysis',
  ),
  en('CPR and emergencies', 'first-aid-at-work'),

  fr(
    'Je cherche une formation sur la gestion de projet',
    'project-management-foundations',
    'gestion-projet',
    'leading-complex-projects',
  ),
  fr('prise de parole en public', 'speaking-in-public-path', 'a-talk-before-colleagues', 'overcoming-stage-fright'),
  fr('surmonter le trac', 'overcoming-stage-fright'),
  fr(
    'Je voudrais apprendre à négocier',
    'negotiation-essentials',
    'negotiating-a-contract',
    'negotiating-with-suppliers',
  ),
  fr('SQL pour débutants', 'sql-foundations'),
  fr('formation Python', 'python-for-data-analysis'),
  fr('devenir manager', 'first-time-manager-programme', 'from-colleague-to-manager'),
  fr('donner du feedback', 'giving-feedback'),
  fr('gestion du stress', 'resilience-and-stress'),
  fr('gérer son temps', 'time-and-energy-management'),
  fr('apprentissage automatique', 'machine-learning-essentials'),
  fr('protection des donnees', 'data-protection', 'privacy-officer-path'),
  fr('cours d’anglais pour les réunions', 'english-for-meetings'),
  fr('apprendre l’allemand', 'german-for-beginners', 'german-for-the-office'),
  fr('droit du travail', 'employment-law-for-managers', 'arbeitsrecht'),
  fr('formation en français sur l’analyse de données', 'analyse-donnees'),
  fr('comptabilité fournisseurs', 'supplier-accounting'),
  fr('empreinte carbone', 'measuring-a-carbon-footprint'),
  fr('secourisme', 'first-aid-at-work'),
  fr('équipe à distance', 'leading-a-remote-team', 'managing-a-hybrid-team'),
  fr('tableaux de bord', 'a-dashboard-for-your-team', 'power-bi-from-zero'),
  fr('réclamations des clients', 'handling-complaints'),
  fr('recrutement', 'recruiter-path', 'structured-interviews', 'sourcing-candidates', 'fair-hiring'),
  fr(
    'quelles formations sont obligatoires ?',
    'data-protection',
    'security-awareness',
    'anti-bribery',
    'code-of-conduct',
  ),
  fr('rédiger des comptes rendus', 'writing-minutes-that-decide'),
  fr('tests d’intrusion', 'penetration-testing-hands-on'),
  fr(
    'formations courtes sur l’intelligence artificielle',
    'working-with-language-models',
    'writing-prompts-that-work',
    'how-models-learn-without-formulas',
    'the-eu-artificial-intelligence-act',
  ),
];

/** About nothing that the company offers. */
export const UNANSWERED_QUERIES: readonly JudgedQuery[] = [
  en('pottery'),
  en('scuba diving courses'),
  en('beekeeping'),
  en('violin lessons'),
  fr('formation en plongée sous-marine'),
  fr('apiculture'),
];
