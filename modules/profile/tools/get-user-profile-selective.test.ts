import { describe, expect, test } from 'vitest';
import { contextOf, profileOf } from '../../../test/support/context.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import { ProfileSelectors, getUserProfileSelectiveTool as tool } from './get-user-profile-selective.ts';

const profile = profileOf({
  skills: [
    { name: 'SQL', level: 2, expected: 4 },
    { name: 'Writing', level: 4, expected: 3 },
  ],
  objectives: [{ id: 'o1', title: 'Lead a project', status: 'current', dueOn: null }],
});
const read = (ctx: RequestContext, selectors: Partial<ProfileSelectors>) =>
  tool.run(ProfileSelectors.parse(selectors), { ctx, id: 'call-1' } as never);

describe('get_user_profile_selective_tool', () => {
  test('has eight selectors, all off', () => {
    expect(Object.values(ProfileSelectors.parse({}))).toEqual(Array(8).fill(false));
  });

  test('gives the names and the asked sections, nothing else', async () => {
    const result = await read(contextOf({ user: { profile } }), { need_skills: true });
    expect(tool.result.parse(result)).toEqual({
      first_name: 'Ada',
      last_name: 'Okafor',
      skills: profile.skills,
      skill_gaps: [{ name: 'SQL', level: 2, expected: 4 }],
    });
  });

  test('an empty section is given as empty', async () => {
    expect(await read(contextOf(), { need_bookmarks: true })).toMatchObject({ bookmarks: [] });
  });

  test('refuses a call that selects nothing, instead of giving the names', async () => {
    await expect(read(contextOf(), {})).rejects.toThrow('No section was selected');
  });

  test('refuses a request without a user', async () => {
    await expect(read(contextOf({ user: { id: '' } }), { need_skills: true })).rejects.toThrow(
      'no application user id',
    );
  });

  test('is not there while no profile is loaded, and is with an empty one', () => {
    expect(tool.available(contextOf({ user: { profile: null } }))).toBe(false);
    expect(tool.available(contextOf({ user: { profile: profileOf() } }))).toBe(true);
  });
});
