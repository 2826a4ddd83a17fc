import { describe, expect, test } from 'vitest';
import { Skill } from '../../../contracts/catalogue.ts';
import { contextOf } from '../../../test/support/context.ts';
import { byHand, smallCatalogue, smallSearch } from '../../../test/support/small-catalogue.ts';
import { toolCall } from '../../../test/support/tool-call.ts';
import { ModelFailed } from '../../kernel/errors.ts';
import { ToolFailed } from '../../kernel/tool.ts';
import { mapSkills, SAME_SKILL_FROM } from '../map-skills.ts';
import { mapSkillsTool } from './map-skills.ts';

const SKILLS = [
  Skill.parse({ code: 'sql', labels: { en: 'SQL', fr: 'Requêtes SQL' }, aliases: ['Structured query language'] }),
  Skill.parse({ code: 'talks', labels: { en: 'Public speaking', fr: 'Prise de parole' } }),
  Skill.parse({ code: 'haggling', labels: { de: 'Verhandeln' } }),
];
const codeOf = ({ code }: Skill) => code;
const near = (cosine: number) => [cosine, Math.sqrt(1 - cosine ** 2), 0];
const embedder = byHand({
  'giving talks': [1, 0, 0],
  'public speaking': near(SAME_SKILL_FROM + 0.01),
  baking: [0, 1, 0],
});

const map = async (labels: string[] | undefined, ctx = contextOf(), with_ = embedder) => {
  const needs = { skills: smallCatalogue(SKILLS, codeOf), search: smallSearch(SKILLS, codeOf), embedder: with_ };
  const tool = mapSkillsTool({ mapSkills: mapSkills(needs) });
  return tool.result.parse(await tool.run(tool.input.parse({ labels }), toolCall(ctx)));
};

describe('map_skills_tool', () => {
  test('knows labels in any language and aliases, whatever their case and accents', async () => {
    const labels = ['sql', 'REQUETES sql', 'structured  query language', 'verhandeln'];
    expect((await map(labels)).matches.map(({ original_label, skill_code }) => [original_label, skill_code])).toEqual([
      ['sql', 'sql'],
      ['REQUETES sql', 'sql'],
      ['structured  query language', 'sql'],
      ['verhandeln', 'haggling'],
    ]);
  });

  test('tells the label in the user’s language, else in one that there is', async () => {
    const { matches } = await map(['SQL', 'Verhandeln'], contextOf({ language: 'fr' }));
    expect(matches.map(({ normalized_label }) => normalized_label)).toEqual(['Requêtes SQL', 'Verhandeln']);
  });

  test('takes the closest in meaning where none is called so, and none that is far', async () => {
    expect(await map(['Giving talks', 'Baking'])).toEqual({
      matches: [{ original_label: 'Giving talks', normalized_label: 'Public speaking', skill_code: 'talks' }],
      unmatched: ['Baking'],
      failed: [],
    });
  });

  test('has nothing to do without labels', async () => {
    const nothing = { matches: [], unmatched: [], failed: [] };
    expect(await map(undefined)).toEqual(nothing);
    expect(await map([])).toEqual(nothing);
  });

  test('fails only where every label failed', async () => {
    const broken = { ...embedder, embed: () => Promise.reject(new ModelFailed('model.unavailable')) };
    expect(await map(['SQL', 'Baking'], contextOf(), broken)).toMatchObject({
      matches: [{ skill_code: 'sql' }],
      failed: ['Baking'],
    });
    await expect(map(['Baking'], contextOf(), broken)).rejects.toThrow(ToolFailed);
  });
});
