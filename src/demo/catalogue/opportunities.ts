import type { Opportunity } from '../../../contracts/catalogue.ts';
import { commerceOpportunities } from './opportunities/commerce.ts';
import { companyOpportunities } from './opportunities/company.ts';
import { productAndDataOpportunities } from './opportunities/product-and-data.ts';
import { readOpportunities } from './opportunities/read-opportunities.ts';
import { technologyOpportunities } from './opportunities/technology.ts';

/** Posts and missions inside Larkfield: most are open, some are closed. */
export const demoOpportunities = (): Opportunity[] =>
  [technologyOpportunities, productAndDataOpportunities, commerceOpportunities, companyOpportunities].flatMap(
    readOpportunities,
  );
