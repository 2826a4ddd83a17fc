import type { Person } from '../../modules/kernel/index.ts';
import { slug } from './catalogue/slug.ts';
import { drawsFor } from './people-generated-draws.ts';
import { type Post, posts } from './people-generated-posts.ts';
import { profileOf, siteOf } from './people-generated-profile.ts';

/** Every so many people that lead nobody: one has left, of one nothing but the name is known, of one no language. */
const LEFT = 17;
const NAME_ALONE = 31;
const NO_LANGUAGE = 13;

const personOf = (post: Post): Person => {
  const { externalId, firstName, lastName, job, place } = post;
  const draw = drawsFor(externalId);
  const known = job[2] === 'lead' || place % NAME_ALONE !== NAME_ALONE - 1;
  const stays = job[2] === 'lead' || place % LEFT !== LEFT - 1;
  const number = /\d+$/.exec(externalId)?.[0] ?? '';
  return {
    externalId,
    firstName,
    lastName,
    email: known ? `${slug(firstName)}.${slug(lastName)}${number}@larkfield.example` : null,
    language: known && place % NO_LANGUAGE !== NO_LANGUAGE - 1 ? siteOf(draw).language : null,
    active: stays,
    profile: known ? profileOf(draw, post) : null,
  };
};

/** The rest of the company: at least one for every job that nobody written by hand holds. The same at every start. */
export const peopleGenerated: readonly Person[] = posts.map(personOf);
