import { oneOf, phrase } from '../reading/phrases.ts';

// Anger that is only told of, by someone who asks how to keep calm.

const FEELING = phrase(
  'sometimes|at times|now and then|feel like|so (?:angry|mad|furious)|makes? me (?:so )?(?:angry|mad|furious)|could (?:just )?(?:kill|strangle|slap|punch|murder)',
  'parfois|par moments|des fois|tellement (?:en colere|furieu\\w+)|hors de moi',
  'manchmal|am liebsten|so (?:wutend|sauer)|ab und zu|zuweilen',
  'a veces|de vez en cuando|tan (?:enfadad[oa]|furios[oa])|a ratos',
);
const CALM = phrase(
  `${oneOf('(?:stay|keep|remain|become|be) (?:calm|cool|composed)|calm (?:down|myself)|(?:control|manage|handle|deal with|cope with) (?:my |this |the )?(?:anger|temper|rage|feelings?|emotions?|frustration)|keep my temper|not lose (?:my temper|it)|let off steam', '(?:rester|garder|retrouver) (?:mon |le )?calme|me calmer|(?:gerer|maitriser|controler) (?:ma |cette )?colere', 'ruhig (?:bleiben|zu bleiben)|ruhe bewahren|(?:mich|wieder) (?:zu )?beruhigen|bleibe ich (?:ruhig|gelassen)|(?:meine )?wut (?:in den griff|kontrollieren|beherrschen)', '(?:mantener|conservar) la calma|mantengo la calma|calmarme|(?:me calmo)|controlar (?:mi |la )?(?:ira|rabia|enfado)')}(?! (?:while|when|during|before|after|as)(?: i)?(?: am|'m)? (?:do|doing|kill\\w*|strangl\\w*|it)\\b)`,
);
const MEANS =
  /\b(?:without (?:being|getting) (?:caught|noticed|seen)|get away with|how (?:do|can|could|would) i (?:do (?:it|that|so)|kill|strangle|hide|poison|murder))\b/;

/** Whether a folded text tells of anger and asks how to keep calm, and for nothing else. */
export const isPassingAnger = (folded: string): boolean =>
  FEELING.test(folded) && CALM.test(folded) && !MEANS.test(folded);
