import type { Training } from '../../../contracts/catalogue.ts';
import { communicationTrainings } from './trainings/communication.ts';
import { complianceTrainings } from './trainings/compliance.ts';
import { dataTrainings } from './trainings/data.ts';
import { designTrainings } from './trainings/design.ts';
import { everyoneTrainings } from './trainings/everyone.ts';
import { financeTrainings } from './trainings/finance.ts';
import { languageTrainings } from './trainings/languages.ts';
import { leadershipTrainings } from './trainings/leadership.ts';
import { marketingTrainings } from './trainings/marketing.ts';
import { operationsTrainings } from './trainings/operations.ts';
import { peopleTrainings } from './trainings/people.ts';
import { productTrainings } from './trainings/product.ts';
import { readTrainings } from './trainings/read-trainings.ts';
import { salesTrainings } from './trainings/sales.ts';
import { securityTrainings } from './trainings/security.ts';
import { techTrainings } from './trainings/tech.ts';

/** What one can learn at Larkfield, programmes before their parts. */
export const demoTrainings = (): Training[] =>
  [
    techTrainings,
    dataTrainings,
    productTrainings,
    designTrainings,
    salesTrainings,
    marketingTrainings,
    financeTrainings,
    peopleTrainings,
    operationsTrainings,
    complianceTrainings,
    leadershipTrainings,
    communicationTrainings,
    languageTrainings,
    securityTrainings,
    everyoneTrainings,
  ].flatMap(readTrainings);
