// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { kundliDocument, type NamedBirth } from '../../../scripts/words/documents.ts';
import { sentencesOf } from '../../../scripts/words/plain-text.ts';

/** Paragraphs of this length and more are readings, not labels. */
const LONG = 60;

/** Numbers that look random and are the same at every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomNumbers(20_261_124);
const two = (number: number) => String(number).padStart(2, '0');
const births = Array.from({ length: 200 }, (): NamedBirth => {
  const day = new Date(Date.UTC(1930, 0, 1) + Math.floor(random() * 34_600) * 86_400_000);
  const minute = Math.floor(random() * 1440);
  return {
    name: 'Asha',
    date: day.toISOString().slice(0, 10),
    time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
    place: {
      name: 'India',
      latitude: 8 + random() * 26,
      longitude: 69 + random() * 25,
      timezone: 'Asia/Kolkata',
    },
  };
});

const setting = { language: 'en', now: new Date('2026-11-24T06:30:00Z') } as const;
/** The report of a birth. Manglik Dosh is left out: what it says of the verdict is said on Mangal Dosh. */
function reportOf(birth: NamedBirth) {
  const document = kundliDocument(birth, setting);
  const parts = document.parts.filter(({ title }) => title !== 'Manglik Dosh');
  return { birth, ...sentencesOf({ ...document, parts }) };
}
const reports = births.map(reportOf);

describe('200 whole reports', () => {
  test.each(['paragraphs', 'items'] as const)('say none of their %s twice', (kind) => {
    const repeated = reports.flatMap(({ birth, [kind]: texts }) => {
      const long = texts.filter(({ length }) => length >= LONG);
      return long
        .filter((text, index) => long.indexOf(text) !== index)
        .map((text) => `${birth.date} ${birth.time}: ${text}`);
    });
    expect(repeated).toEqual([]);
  });

  test('say once that they are no medical, legal or financial advice', () => {
    for (const { paragraphs } of reports) {
      const said = paragraphs.filter((text) => text.includes('not medical, legal or financial'));
      expect(said).toHaveLength(1);
    }
  });

  test('call a planet exalted or debilitated, not its sign', () => {
    const signs =
      'Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces';
    const misplaced = new RegExp(`(exalted|debilitated) (${signs})\\b`, 'i');
    const found = reports.flatMap(({ paragraphs }) =>
      paragraphs.filter((text) => misplaced.test(text)),
    );
    expect(found).toEqual([]);
  });
});
