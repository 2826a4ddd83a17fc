import { Person, TenantSettings } from '../../modules/kernel/index.ts';
import { peopleAtTheEdges, peopleElsewhere } from './people-at-the-edges.ts';
import { peopleGenerated } from './people-generated.ts';
import { peopleInBusiness } from './people-in-business.ts';
import { peopleInProduct } from './people-in-product.ts';

export interface DemoTenant {
  readonly id: string;
  readonly settings: TenantSettings;
  /** Ids are unique over all demo tenants. */
  readonly people: readonly Person[];
}

/** Two invented companies. The first person of the first is who a demo token is for when nobody is named. */
export const demoTenants: readonly DemoTenant[] = [
  {
    id: 'demo',
    settings: TenantSettings.parse({ companyName: 'Larkfield' }),
    people: [
      ...[...peopleInProduct, ...peopleInBusiness, ...peopleAtTheEdges].map((person) => Person.parse(person)),
      ...peopleGenerated,
    ],
  },
  {
    id: 'other-demo',
    settings: TenantSettings.parse({ companyName: 'Tidewell', botName: 'Marlin' }),
    people: peopleElsewhere.map((person) => Person.parse(person)),
  },
];

/** What is worth knowing of a demo person in a list. */
export const aboutPerson = ({ active, profile }: Person): string => {
  if (!active) return 'deactivated';
  if (profile === null) return 'no profile';
  return profile.basicInfo.jobTitle ?? 'an empty profile';
};
