import { communications } from './communications.ts';
import { customerInsight } from './customer-insight.ts';
import { customerSuccess, partnerships } from './customers.ts';
import { dataScience } from './data.ts';
import { design } from './design.ts';
import { finance } from './finance.ts';
import { humanResources, learning } from './human-resources.ts';
import type { JobArea } from './job-row.ts';
import { legal, office } from './legal.ts';
import { marketing } from './marketing.ts';
import { operations, supplyChain } from './operations.ts';
import { platform } from './platform.ts';
import { product } from './product.ts';
import { sales } from './sales.ts';
import { security } from './security.ts';
import { software } from './software.ts';
import { workplace } from './workplace.ts';

export type { JobArea, JobRow, Seniority } from './job-row.ts';

/** All departments of the demo company and the jobs in them. */
export const jobAreas: readonly JobArea[] = [
  software,
  platform,
  workplace,
  security,
  dataScience,
  customerInsight,
  product,
  design,
  sales,
  customerSuccess,
  partnerships,
  marketing,
  communications,
  finance,
  humanResources,
  learning,
  operations,
  supplyChain,
  legal,
  office,
];
