import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLiterally, foldForComparison, foldForSearch, SNIPPET_LENGTH, snippetAround } from './literal-search.ts';

const matched = (text: string, term: string) => {
  const found = findLiterally(text, foldForSearch(term));
  return found && text.slice(found.start, found.end);
};

describe('Folding', () => {
  test.each([
    ['ÀÉÎÕÜ', 'aeiou'],
    ['e\u0301', 'e'],
    ['Straße, GROẞ', 'strasse, gross'],
    ['Œuvre, Æon, Øre, Đà Nẵng, Łódź, ılık, İstanbul', 'oeuvre, aeon, ore, da nang, lodz, ilik, istanbul'],
    ['ﬁn ① ｆｕｌｌ', 'fin 1 full'],
    ['ΟΔΥΣΣΕΥΣ οδυσσευς', 'οδυσσευσ οδυσσευσ'],
    ['100% _\\\'"', '100% _\\\'"'],
    ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
    ['❤️', '❤'],
  ])('of %s gives %s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  test('leaves accents that stand alone, and the vowel signs of a script', () => {
    expect(foldForSearch('´ ¨ ^ `')).toBe('´ ¨ ^ `');
    expect(foldForSearch('कु')).not.toBe(foldForSearch('क'));
  });

  test('of accents without a letter leaves nothing', () => {
    expect(foldForSearch('\u0301\u0308')).toBe('');
  });

  test('again changes nothing, for every character there is', () => {
    const changing: string[] = [];
    for (let point = 0; point <= 0x10ffff; point += 1) {
      // Unified ideographs and syllables have thousands of neighbours that behave alike.
      if ((point >= 0x3400 && point < 0xa000) || (point >= 0x17000 && point < 0x1b000) || point >= 0x20000) continue;
      const once = foldForSearch(String.fromCodePoint(point));
      if (foldForSearch(once) !== once) changing.push(point.toString(16));
    }
    expect(changing).toEqual([]);
  });

  test('of a whole is the folding of its parts', () => {
    const part = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(part, part, (left, right) => {
        expect(foldForSearch(left + right)).toBe(foldForSearch(left) + foldForSearch(right));
      }),
    );
  });
});

describe('A match', () => {
  test.each([
    ['Eine Straße', 'STRASSE', 'Straße'],
    ['Eine Straße', 'ras', 'raß'], // half of a letter is the whole of it
    ['cœur', 'oe', 'œ'],
    ['ﬁne', 'f', 'ﬁ'],
    ['cafe\u0301 noir', 'café', 'cafe\u0301'],
    ['cafe\u0301 noir', 'cafe', 'cafe\u0301'], // with the accents of its last letter
    ['Ångström', 'ngstrom', 'ngström'],
    ['a👍🏽b', 'b', 'b'],
  ])('in %s of %s is %s', (text, term, expected) => {
    expect(matched(text, term)).toBe(expected);
  });

  test('is the first of several', () => {
    expect(findLiterally('no yes YES', 'yes')).toEqual({ start: 3, end: 6 });
  });

  test('of nothing is none', () => {
    expect(findLiterally('text', '')).toBeUndefined();
    expect(findLiterally('text', 'other')).toBeUndefined();
  });

  test('of any piece is found, folds to the piece, and cuts no character', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(text, text, text, (before, piece, behind) => {
        const term = foldForSearch(piece);
        fc.pre(term !== '');
        const whole = before + piece + behind;
        const found = findLiterally(whole, term);
        if (!found) throw new Error('not found');
        expect(found.start).toBeLessThanOrEqual(before.length);
        const shown = whole.slice(found.start, found.end);
        expect(shown.isWellFormed()).toBe(true);
        expect(foldForSearch(shown)).toContain(term);
      }),
    );
  });
});

describe('A snippet', () => {
  test('is the whole of a short text', () => {
    expect(snippetAround('A Great plan', 'great')).toEqual({
      snippet: 'A Great plan',
      highlight: { start: 2, end: 7 },
    });
  });

  test('of a long text has what stands around the match', () => {
    const text = `${'before '.repeat(100)}needle${' behind'.repeat(100)}`;
    const found = snippetAround(text, 'needle');
    expect(found?.snippet).toMatch(/before needle behind/);
    expect(found?.snippet).toHaveLength(SNIPPET_LENGTH);
  });

  test('keeps its length at the end of the text', () => {
    expect(snippetAround(`${'x'.repeat(1_000)}needle`, 'needle')?.snippet).toHaveLength(SNIPPET_LENGTH);
  });

  test('cuts no character that is made of several', () => {
    const family = '👩‍👩‍👧‍👦';
    const found = snippetAround(`${family.repeat(60)}needle${family.repeat(60)}`, 'needle');
    expect(found?.snippet.replace('needle', '').replaceAll(family, '')).toBe('');
    expect(found?.snippet.length).toBeGreaterThan(100);
  });

  test('is a piece of the original with the match where it says, for any text', () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom('ß', 'é', 'e\u0301', '👩‍👩‍👧‍👦', 'ﬁ', ' ', 'x'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
      maxLength: 300,
    });
    const piece = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(text, piece, text, (before, wanted, behind) => {
        const term = foldForSearch(wanted);
        fc.pre(term !== '');
        const whole = before + wanted + behind;
        const found = snippetAround(whole, term);
        if (!found) throw new Error('not found');
        const { snippet, highlight } = found;
        expect(whole).toContain(snippet);
        expect(snippet.isWellFormed()).toBe(true);
        expect(snippet.length).toBeLessThanOrEqual(Math.max(SNIPPET_LENGTH, highlight.end - highlight.start));
        expect(foldForSearch(snippet.slice(highlight.start, highlight.end))).toContain(term);
      }),
    );
  });
});

describe('Whole texts are compared', () => {
  test('without regard to case, accents and the amount of white space', () => {
    expect(foldForComparison('  Élan\t vital\n')).toBe('elan vital');
    expect(foldForComparison('elan\u00a0VITAL')).toBe(foldForComparison('Élan vital'));
    expect(foldForComparison('élan-vital')).not.toBe(foldForComparison('élan vital'));
    expect(foldForComparison(' \n ')).toBe('');
  });

  test('the same way however often they were folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(foldForComparison(foldForComparison(text))).toBe(foldForComparison(text));
      }),
    );
  });
});
