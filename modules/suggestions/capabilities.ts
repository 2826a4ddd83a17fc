import type { TenantSettings } from '../kernel/tenant.ts';

/** One thing that the assistant can do for someone, told without naming who of it does so. */
export type CapabilityId =
  | 'career_guidance'
  | 'learning'
  | 'opportunities'
  | 'colleagues'
  | 'role_play'
  | 'profile_analysis'
  | 'work_tasks';

interface Capability {
  /** For the model: what it does. Names no specialist and no tool. */
  readonly description: string;
  /** Any of these gives it. */
  readonly specialists: readonly string[];
}

const CAPABILITIES: Readonly<Record<CapabilityId, Capability>> = {
  career_guidance: {
    description:
      'Career guidance: talk about goals, motivation, work relations, learning habits and next steps, without searching anything.',
    specialists: ['career_chat'],
  },
  learning: {
    description:
      'Learning: search the training catalogue for courses and build time-boxed learning plans for a skill or a role.',
    specialists: ['trainings'],
  },
  opportunities: {
    description: 'Internal moves: search jobs, projects and other openings inside the company that fit the person.',
    specialists: ['opportunities'],
  },
  colleagues: {
    description: 'Colleagues: find people in the company by skill, experience or role, e.g. for advice or a project.',
    specialists: ['talent'],
  },
  role_play: {
    description: 'Role-play: practise a professional conversation with a simulated counterpart and get feedback on it.',
    specialists: ['simulation'],
  },
  profile_analysis: {
    description: "Profile analysis: review the person's own profile for strengths, skill gaps and development topics.",
    specialists: ['profile_analysis'],
  },
  work_tasks: {
    description:
      'Work tasks: practical help with one concrete task, such as writing an email, structuring a plan or preparing a meeting.',
    specialists: ['task_helper'],
  },
};

/**
 * - `available`: a specialist that gives it is registered and the company lets it work.
 * - `unavailable`: the company keeps a list of enabled specialists, and none that gives it is on that list.
 * - `unknown`: the company has not ruled it out, but nothing registered here gives it. That is not a decision of the
 *   company's: nothing is refused or replaced because of it.
 *
 * Tools that a company excludes (`toolExclusion`) make no difference: a capability is not its tools, and a specialist who may
 * not search still coaches on its matter.
 */
export type Availability = 'available' | 'unavailable' | 'unknown';

export type Availabilities = Readonly<Record<CapabilityId, Availability>>;

const availabilityOf = (
  { specialists }: Capability,
  registered: ReadonlySet<string>,
  enabled: TenantSettings['enabledSpecialists'],
): Availability => {
  const allowed = specialists.filter((name) => enabled === null || enabled.includes(name));
  if (allowed.length === 0) return 'unavailable';
  return allowed.some((name) => registered.has(name)) ? 'available' : 'unknown';
};

const IDS = Object.keys(CAPABILITIES) as CapabilityId[];

/** What can be done for the people of a company, from who is registered and what the company has enabled. */
export const availabilities = (
  specialists: readonly { readonly name: string }[],
  { enabledSpecialists }: Pick<TenantSettings, 'enabledSpecialists'>,
): Availabilities => {
  const registered = new Set(specialists.map(({ name }) => name));
  return Object.fromEntries(
    IDS.map((id) => [id, availabilityOf(CAPABILITIES[id], registered, enabledSpecialists)]),
  ) as Record<CapabilityId, Availability>;
};

/** A capability as a task is told of it. The id is for engines that go by rules; the model reads the description only. */
export interface ToldCapability {
  readonly id: CapabilityId;
  readonly description: string;
  readonly availability: Availability;
}

/** All capabilities, each with its availability, in the order of the table. */
export const toldCapabilities = (known: Availabilities): ToldCapability[] =>
  IDS.map((id) => ({ id, description: CAPABILITIES[id].description, availability: known[id] }));
