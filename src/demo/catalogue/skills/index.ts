import { cloud } from './cloud.ts';
import { communication } from './communication.ts';
import { data } from './data.ts';
import { design } from './design.ts';
import { finance } from './finance.ts';
import { humanResources } from './human-resources.ts';
import { languages } from './languages.ts';
import { leadership } from './leadership.ts';
import { legal } from './legal.ts';
import { marketing } from './marketing.ts';
import { operations } from './operations.ts';
import { product } from './product.ts';
import { programming } from './programming.ts';
import { sales } from './sales.ts';
import { security } from './security.ts';
import type { SkillRow } from './skill-row.ts';

/** All skills of the demo company, area by area. */
export const skillRows: readonly SkillRow[] = [
  ...programming,
  ...cloud,
  ...security,
  ...data,
  ...product,
  ...design,
  ...sales,
  ...marketing,
  ...finance,
  ...humanResources,
  ...operations,
  ...legal,
  ...leadership,
  ...communication,
  ...languages,
];
