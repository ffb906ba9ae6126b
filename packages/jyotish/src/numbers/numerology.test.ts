import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JyotishError } from '../error.ts';
import { indianNumbersOf } from './moolank.ts';
import { NUMEROLOGY_CATEGORIES, numerologyOf } from './numerology.ts';
import { numerologyPhasesOf } from './phases.ts';
import type { FoundNumber, Numerology, NumerologyCategory } from './numerology.ts';
import type { NumberSystem } from './letters.ts';

const numbersOf = (numerology: Numerology): Record<string, number | null> =>
  Object.fromEntries(NUMEROLOGY_CATEGORIES.map((key) => [key, numerology[key].number]));

function foundIn(numerology: Numerology, category: NumerologyCategory): FoundNumber {
  const result = numerology[category];
  if (result.number === null) throw new Error(`${category} is missing: ${result.reason}`);
  return result;
}

const linesOf = ({ sums }: Pick<FoundNumber, 'sums'>): string[] =>
  sums.map(({ terms, sum }) => `${terms.join('+')}=${sum}`);

describe('numbers of the date', () => {
  test('A20 25 December 1985: destiny 2022 → 6, personality 25, attitude 10 → 1 [S1-307]', () => {
    const result = numerologyOf({ name: 'Asha', birthDate: '1985-12-25' });
    expect(result.date).toEqual({ year: 1985, month: 12, day: 25 });
    expect(linesOf(foundIn(result, 'destiny'))).toEqual(['12+25+1985=2022', '2+0+2+2=6']);
    expect(foundIn(result, 'personality')).toMatchObject({ number: 25, sums: [], master: false });
    expect(linesOf(foundIn(result, 'attitude'))).toEqual(['1+2+2+5=10', '1+0=1']);
  });

  test('the integers of the date decide whether a master number occurs, not its digits', () => {
    // 11+9+2009 = 2029 → 13 → 4, while the digits 1+1+9+2+0+0+9 come to 22 and would stop there.
    const result = numerologyOf({ name: 'Asha', birthDate: '2009-11-09' });
    expect(foundIn(result, 'destiny')).toMatchObject({ number: 4, master: false, reduced: null });
  });

  test('a master number keeps its two digits, with the reduced number in addition', () => {
    // 9+29+1980 = 2018 → 11
    const destiny = foundIn(numerologyOf({ name: 'Asha', birthDate: '1980-09-29' }), 'destiny');
    expect(destiny).toMatchObject({ number: 11, master: true, reduced: 2 });
    expect(linesOf(destiny)).toEqual(['9+29+1980=2018', '2+0+1+8=11']);
    const born22 = numerologyOf({ name: 'Asha', birthDate: '1980-09-22' });
    expect(foundIn(born22, 'personality')).toMatchObject({ number: 22, master: true, reduced: 4 });
  });

  test('A20 moolank and bhagyank: 16 October 1918 → 7 and 9, 29 May 1917 → 2 and 7', () => {
    const of = (date: string): number[] => {
      const { moolank, bhagyank } = indianNumbersOf(date);
      return [moolank.number, bhagyank.number];
    };
    expect(of('1918-10-16')).toEqual([7, 9]);
    expect(of('1917-05-29')).toEqual([2, 7]);
    expect(linesOf(indianNumbersOf('1917-05-29').bhagyank)).toEqual(['2+9+5+1+9+1+7=34', '3+4=7']);
  });

  test.each(['1985-02-30', '25-12-1985', '', '1799-12-31'])(
    'refuses the date "%s"',
    (birthDate) => {
      expect(() => numerologyOf({ name: 'Asha', birthDate })).toThrow(JyotishError);
      expect(() => indianNumbersOf(birthDate)).toThrow(JyotishError);
    },
  );
});

describe('numbers of the name', () => {
  const birthDate = '1985-12-25';

  test('John Smith, letter by letter', () => {
    const result = numerologyOf({ name: 'John Smith', birthDate });
    expect(result.words).toEqual(['JOHN', 'SMITH']);
    expect(result.letters.map(({ letter, value }) => `${letter}${value}`).join(' ')).toBe(
      'J1 O6 H8 N5 S1 M4 I9 T2 H8',
    );
    expect(linesOf(foundIn(result, 'character'))).toEqual(['1+6+8+5+1+4+9+2+8=44', '4+4=8']);
    expect(linesOf(foundIn(result, 'soul'))).toEqual(['6+9=15', '1+5=6']);
    expect(linesOf(foundIn(result, 'agenda'))).toEqual(['1+8+5+1+4+2+8=29', '2+9=11']);
    expect(foundIn(result, 'agenda')).toMatchObject({ number: 11, master: true, reduced: 2 });
  });

  test('purpose adds destiny and character unreduced: 11 + 22 = 33 → 6', () => {
    // Z 8, Z 8, F 6
    const result = numerologyOf({ name: 'Zzf', birthDate: '1980-09-29' });
    expect([result.destiny.number, result.character.number]).toEqual([11, 22]);
    expect(linesOf(foundIn(result, 'purpose'))).toEqual(['11+22=33', '3+3=6']);
  });

  test('Chaldean values by sound, 9 unused', () => {
    const result = numerologyOf({ name: 'John Smith', birthDate, system: 'chaldean' });
    expect(result.letters.map(({ letter, value }) => `${letter}${value}`).join(' ')).toBe(
      'J1 O7 H5 N5 S3 M4 I1 T4 H5',
    );
    expect(linesOf(foundIn(result, 'character'))).toEqual(['1+7+5+5+3+4+1+4+5=35', '3+5=8']);
    const all = numerologyOf({ name: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', birthDate, system: 'chaldean' });
    expect(all.letters.map(({ value }) => value).join('')).toBe('12345835112345781234666517');
  });

  test.each([
    ['Lynn', 'Y'],
    ['Yvonne', 'YOE'],
    ['Yolanda', 'OAA'],
    ['May', 'AY'],
    ['Maya', 'AA'],
    ['Mary Yates', 'AYAE'],
    ['Wynn', 'Y'],
  ])('Y by its neighbours, W never: the vowels of %s are %s', (name, vowels) => {
    const soul = foundIn(numerologyOf({ name, birthDate }), 'soul');
    expect(soul.letters.map(({ letter }) => letter).join('')).toBe(vowels);
  });

  test('a name without the required letters gives null and the reason, never a number', () => {
    const empty = numerologyOf({ name: '  ', birthDate });
    expect(numbersOf(empty)).toEqual({
      destiny: 6,
      personality: 25,
      attitude: 1,
      character: null,
      soul: null,
      agenda: null,
      purpose: null,
    });
    expect(empty.soul).toMatchObject({ reason: 'no_letters' });
    expect(numerologyOf({ name: 'Ng', birthDate }).agenda.number).toBe(3);
    expect(numerologyOf({ name: 'Bd', birthDate }).soul).toMatchObject({ reason: 'no_vowels' });
    expect(numerologyOf({ name: 'Io', birthDate }).agenda).toMatchObject({
      reason: 'no_consonants',
    });
  });

  test('reports what it changed and what it left out', () => {
    expect(numerologyOf({ name: "Mary-Jane O'Neil Jr.", birthDate }).notices).toEqual([]);
    expect(numerologyOf({ name: 'José 3 ராம் R2★', birthDate }).notices).toEqual([
      { code: 'transliterated', text: 'JOSE R' },
      { code: 'ignored_characters', characters: ['3', 'ர', 'ா', 'ம', '்', '2', '★'] },
    ]);
  });
});

describe('laws', () => {
  const latinName = fc.stringMatching(/^[A-Za-z' -]{0,24}$/);
  const date = fc
    .date({ min: new Date('1800-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));
  const system = fc.constantFrom<NumberSystem>('pythagorean', 'chaldean');
  const input = fc.record({ name: latinName, birthDate: date, system });

  test('every number is 1 to 9, 11 or 22, personality a day; masters carry a reduced reading', () => {
    fc.assert(
      fc.property(input, (person) => {
        const result = numerologyOf(person);
        for (const category of NUMEROLOGY_CATEGORIES) {
          const { number } = result[category];
          if (number === null) continue;
          const { master, reduced } = foundIn(result, category);
          expect(master).toBe(number === 11 || number === 22);
          expect(reduced).toBe(number === 11 ? 2 : number === 22 ? 4 : null);
          if (category === 'personality') {
            expect(number).toBe(Number(person.birthDate.slice(8)));
          } else {
            expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22]).toContain(number);
          }
        }
      }),
    );
  });

  test('each line of the working adds the digits of the line before and ends at the number', () => {
    fc.assert(
      fc.property(input, (person) => {
        const result = numerologyOf(person);
        for (const category of NUMEROLOGY_CATEGORIES) {
          if (result[category].number === null || category === 'personality') continue;
          const { sums, number, letters } = foundIn(result, category);
          sums.forEach(({ terms, sum }, index) => {
            expect(terms.reduce((total, term) => total + term, 0)).toBe(sum);
            if (index > 0) expect(terms.join('')).toBe(String(sums[index - 1]!.sum));
          });
          expect(sums.at(-1)!.sum).toBe(number);
          if (letters.length > 0) {
            expect(sums[0]!.terms).toEqual(letters.map(({ value }) => value));
          }
        }
      }),
    );
  });

  test('soul and agenda part the letters: their sums make the sum of character', () => {
    fc.assert(
      fc.property(input, (person) => {
        const result = numerologyOf(person);
        const sumOf = (category: 'character' | 'soul' | 'agenda'): number =>
          result[category].number === null ? 0 : foundIn(result, category).sums[0]!.sum;
        expect(sumOf('soul') + sumOf('agenda')).toBe(sumOf('character'));
      }),
    );
  });

  test('all ways to reduce digits give the same root modulo 9', () => {
    fc.assert(
      fc.property(input, (person) => {
        const { destiny } = numerologyOf(person);
        const { bhagyank } = indianNumbersOf(person.birthDate);
        expect(destiny.number! % 9).toBe(bhagyank.number % 9);
      }),
    );
  });

  test('case, accents as one or two code points, and spacing change nothing', () => {
    const accented = fc.stringMatching(/^[A-Za-zéñüåçőşžÅ ]{0,16}$/);
    fc.assert(
      fc.property(accented, (name) => {
        const of = (text: string): unknown =>
          numbersOf(numerologyOf({ name: text, birthDate: '1985-12-25' }));
        const expected = of(name);
        expect(of(name.normalize('NFD'))).toEqual(expected);
        expect(of(name.normalize('NFC').toUpperCase())).toEqual(expected);
        expect(of(`  ${name.replaceAll(' ', '  ')} `)).toEqual(expected);
      }),
    );
  });

  test('any text has a result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const { words, letters } = numerologyOf({ name, birthDate: '1985-12-25' });
        expect(words.join('')).toMatch(/^[A-Z]*$/);
        expect(letters.every(({ value }) => value >= 1 && value <= 9)).toBe(true);
      }),
    );
  });
});

describe('phases of life', () => {
  test('as printed: 15 May 1949 has the pinnacles 11, 11, 22 and 1 (Decoz, Numerology Course 19)', () => {
    const phases = numerologyPhasesOf('1949-05-15');
    expect(phases.map(({ pinnacle }) => pinnacle.number)).toEqual([11, 11, 22, 1]);
  });

  test('as printed: 16 October 1950 has 8, 4, 3, 7 and 6, 1, 5, 5 to 31, 40, 49 (divineastro.in)', () => {
    const phases = numerologyPhasesOf('1950-10-16');
    expect(phases.map(({ pinnacle }) => pinnacle.number)).toEqual([8, 4, 3, 7]);
    expect(phases.map(({ challenge }) => challenge.number)).toEqual([6, 1, 5, 5]);
    expect(phases.map(({ toAge }) => toAge)).toEqual([31, 40, 49, null]);
  });

  test('follow one another, and challenges are 0 to 8, for any date', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1800-01-01'), max: new Date('2200-12-31'), noInvalidDate: true }),
        (date) => {
          const phases = numerologyPhasesOf(date.toISOString().slice(0, 10));
          for (const [index, { fromAge, challenge, pinnacle }] of phases.entries()) {
            expect(fromAge).toBe(phases[index - 1]?.toAge ?? 0);
            expect(challenge.number).toBeGreaterThanOrEqual(0);
            expect(challenge.number).toBeLessThanOrEqual(8);
            expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22]).toContain(pinnacle.number);
          }
        },
      ),
    );
  });
});
