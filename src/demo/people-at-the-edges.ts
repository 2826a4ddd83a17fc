import type { z } from 'zod';
import type { Person } from '../../modules/kernel/index.ts';

/** People whose data lacks what one would count on: real directories are full of them. */
export const peopleAtTheEdges: z.input<typeof Person>[] = [
  {
    // Joined this week: a profile without a single entry.
    externalId: 'sofia-lindqvist',
    firstName: 'Sofia',
    lastName: 'Lindqvist',
    email: 'sofia.lindqvist@larkfield.example',
    language: 'en',
    active: true,
    profile: { skills: [], objectives: [] },
  },
  {
    // The company has sent no profile at all, and no address or language.
    externalId: 'daniel-novak',
    firstName: 'Daniel',
    lastName: 'Novák',
    email: null,
    language: null,
    active: true,
    profile: null,
  },
  {
    // Left the company: may not use the assistant any more.
    externalId: 'grace-whitfield',
    firstName: 'Grace',
    lastName: 'Whitfield',
    email: 'grace.whitfield@larkfield.example',
    language: 'en',
    active: false,
    profile: {
      basicInfo: { jobTitle: 'Head of Product', department: 'Product', location: 'Bristol', hiredOn: '2015-03-02' },
      skills: [{ name: 'Product strategy', level: 5, expected: 5 }],
    },
  },
];

/** Another company's: what one asks, the other never sees. */
export const peopleElsewhere: z.input<typeof Person>[] = [
  {
    externalId: 'rui-carvalho',
    firstName: 'Rui',
    lastName: 'Carvalho',
    email: 'rui.carvalho@tidewell.example',
    language: 'en',
    active: true,
    profile: {
      basicInfo: { jobTitle: 'Harbour Pilot', department: 'Operations', location: 'Porto', workingMode: 'on_site' },
      skills: [
        { name: 'Navigation', level: 5, expected: 5 },
        { name: 'Radio communication', level: 3, expected: 4 },
      ],
      objectives: [{ id: 'obj-rui-1', title: 'Renew the pilotage licence', status: 'current', dueOn: '2027-02-15' }],
    },
  },
  {
    externalId: 'leila-farahani',
    firstName: 'Leila',
    lastName: 'Farahani',
    email: 'leila.farahani@tidewell.example',
    language: 'en',
    active: true,
    profile: { basicInfo: { jobTitle: 'Logistics Planner', department: 'Operations', location: 'Porto' } },
  },
];
