import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../contracts/chat.ts';
import type { Opening, Turns } from '../../ports/turns.ts';
import type { Stores } from '../support/stores.ts';
import { mustResume, pauseTurn, resumptionOf } from './pause-samples.ts';
import { conversationOf, endingOf, freshTenant, mustStart, openingOf, type Started } from './turn-samples.ts';

/** A part of the contract of `Turns`. */
export const languagePromises = (openStores: () => Stores) =>
  describe('the language of a turn', () => {
    let stores: Stores;
    let turns: Turns;
    beforeAll(() => {
      stores = openStores();
      turns = stores.turns;
    });

    type Told = readonly [is: Language, by: 'given' | 'asked' | 'detected'] | undefined;
    const said = ({ conversation, run }: Pick<Started, 'conversation' | 'run'>) => {
      if (conversation.language !== run.language) throw new Error('The conversation’s becomes the run’s.');
      return [run.language, conversation.languageAsked];
    };
    /** What the turns of one conversation speak, each told its own, and whether that was asked for. */
    const speak = async (...told: readonly Told[]) => {
      const tenantId = freshTenant();
      const spoken: (readonly (Language | boolean)[])[] = [];
      let conversationId: string | undefined;
      for (const one of told) {
        const language: Opening['language'] = one && { is: one[0], by: one[1] };
        const begun = await mustStart(turns, openingOf({ tenantId, conversationId, language, fallbackLanguage: 'de' }));
        spoken.push(said(begun));
        conversationId = begun.conversation.id;
        await turns.end(begun.run.id, endingOf(begun.run));
        expect(await conversationOf(stores, begun.run)).toMatchObject({ language: begun.run.language });
      }
      return spoken;
    };

    test('is the fallback where nothing tells, then the conversation’s', async () => {
      expect(await speak(undefined)).toEqual([['de', false]]);
      expect(await speak(['fr', 'detected'], undefined)).toEqual([
        ['fr', false],
        ['fr', false],
      ]);
    });

    test('is the detected one as long as none was asked for', async () => {
      expect(await speak(['fr', 'detected'], ['es', 'detected'], undefined)).toEqual([
        ['fr', false],
        ['es', false],
        ['es', false],
      ]);
    });

    test('that was asked for stays until another is asked for', async () => {
      expect(await speak(['fr', 'asked'], ['es', 'detected'], undefined, ['en', 'asked'], ['es', 'detected'])).toEqual([
        ['fr', true],
        ['fr', true],
        ['fr', true],
        ['en', true],
        ['en', true],
      ]);
      expect(await speak(['es', 'detected'], ['es', 'asked'], ['fr', 'detected'])).toEqual([
        ['es', false],
        ['es', true],
        ['es', true],
      ]);
    });

    test('that is given wins, and is not asked for', async () => {
      expect(await speak(['fr', 'given'], undefined, ['es', 'detected'])).toEqual([
        ['fr', false],
        ['fr', false],
        ['es', false],
      ]);
      expect(await speak(['fr', 'asked'], ['fr', 'given'], ['es', 'given'], ['en', 'detected'])).toEqual([
        ['fr', true],
        ['fr', true],
        ['es', false],
        ['en', false],
      ]);
    });

    test('that goes on after a pause is the one that paused, or the one given', async () => {
      const tenantId = freshTenant();
      const language = { is: 'fr', by: 'asked' } as const;
      const silent = await pauseTurn(turns, { tenantId, language });
      expect(said(await mustResume(turns, resumptionOf(silent)))).toEqual(['fr', true]);
      const telling = await pauseTurn(turns, { tenantId, language });
      const resumed = await mustResume(turns, resumptionOf(telling, { language: 'es' }));
      expect(said(resumed)).toEqual(['es', false]);
      expect(await conversationOf(stores, resumed.run)).toEqual(resumed.conversation);
    });
  });
