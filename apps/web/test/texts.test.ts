// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../scripts/testing/births.ts';
import { contentTexts } from '../../../scripts/words/content-texts.ts';
import {
  kundliDocument,
  matchDocument,
  type NamedBirth,
} from '../../../scripts/words/documents.ts';
import { plainText, sentencesOf, singleSentences } from '../../../scripts/words/plain-text.ts';
import { misspelt } from '../../../scripts/words/spelling.ts';

/** Minimum length of a reading, in characters; shorter texts are labels. */
const LONG = 60;

/**
 * Minimum length of a sentence that should not repeat; shorter ones are like "Nothing cancels it."
 */
const SAYS_SOMETHING = 40;

/** Notes on how to read a table, repeated at each table that needs them. */
const tableNotes: readonly string[] = [
  '* marks the sign of the lagna.',
  'Periods that begin after the age of 90 are left out.',
  'Times are by the clock of the birth place (Asia/Kolkata).',
  // West of Bengal in its war time of 1941 and 1942.
  'Times are by the clock of the birth place (+05:30).',
];

/**
 * Verdicts that two places of a report show on purpose: what Sade Sati is now (tabs Doshas and More for astrologers), and
 * which graha holds a transit back, at each transit that it holds back.
 */
const sharedVerdicts =
  /^Now: |^You are not in Sade Sati |^The next Sade Sati |\((?:vipareeta )?vedha\)\.$/;

/** Names in a title or a cell may repeat; a sentence ends with a stop. */
const isSentence = (text: string) => /[.?!।]$/.test(text) && !sharedVerdicts.test(text);

/** The sentences that occur twice in a report. */
function repeatedSentences({ paragraphs, items, cells }: ReturnType<typeof sentencesOf>): string[] {
  const passages = [...paragraphs, ...items, ...cells]
    .flatMap(singleSentences)
    .filter(
      (text) => text.length >= SAYS_SOMETHING && isSentence(text) && !tableNotes.includes(text),
    );
  return passages.filter((text, index) => passages.indexOf(text) !== index);
}

const setting = { language: 'en', now: new Date('2026-11-24T06:30:00Z') } as const;
function reportOf(birth: NamedBirth) {
  const document = kundliDocument(birth, setting);
  return { birth, lines: plainText(document).split('\n'), ...sentencesOf(document) };
}
const reports = randomBirths.map(reportOf);

/** Every text that violates a rule, with its file. */
const wrongOf = (texts: { file: string; text: string }[], language: 'en' | 'hi') =>
  texts.flatMap(({ file, text }) => misspelt(text, language).map((wrong) => `${file}: ${wrong}`));

// `pnpm messages check` reads the messages.
describe.each(['en', 'hi'] as const)('spelling and formats, %s', (language) => {
  test('every content file', () => {
    const texts = contentTexts(language);
    expect(texts.length).toBeGreaterThan(20);
    expect(wrongOf(texts, language)).toEqual([]);
  });
});

test.each([
  'The navamsha is drawn beside it.',
  'It begins at 17:30.',
  'Open from 9 AM',
  'On November 23, 2026',
  'It costs ₹150000.',
  'Overall: 45.37%',
  'Send us an email.',
  'Your favorite color',
  'Birth date',
  'E-mail',
])('rejects “%s”', (text) => {
  expect(misspelt(text)).toHaveLength(1);
});

test('a label has one form on all pages, and the same words may be part of a sentence', () => {
  expect(misspelt('ई-मेल पता', 'hi')).toHaveLength(1);
  expect(misspelt('Add your birth date, or write an e-mail.')).toEqual([]);
});

describe('200 whole reports', () => {
  test('follow spelling and formats, except in tables', () => {
    // The dasha levels are rows of a table: their times are in 24-hour format throughout.
    const row = /^ {2}|^(Pratyantar|Paryantar|Sookshma|Shookshama|Prana)\w*: /;
    const lines = reports.flatMap((report) => report.lines.filter((line) => !row.test(line)));
    expect([...new Set(lines)].flatMap((line) => misspelt(line))).toEqual([]);
  });

  test('call a sign by its English name, with the Sanskrit one in brackets', () => {
    const sanskrit =
      /(?<!\()\b(Mesha|Vrishabha|Mithuna|Karka|Simha|Kanya|Tula|Vrishchika|Dhanu|Makara|Kumbha|Meena)\b/;
    const lines = reports.flatMap((report) => report.lines);
    expect([...new Set(lines.filter((line) => sanskrit.test(line)))]).toEqual([]);
  });

  test('name nothing that adds to mangal dosha if Mars causes none', () => {
    const without = reports.filter(({ lines }) =>
      lines.some((line) => line.startsWith('Mars is in none of the houses that make')),
    );
    expect(without.length).toBeGreaterThan(5);
    for (const { lines } of without) {
      expect(lines[lines.indexOf('### Contributing factors') + 1]).toMatch(/^Nothing contributes/);
    }
  });

  test.each(['paragraphs', 'items'] as const)('contain none of their %s twice', (kind) => {
    const repeated = reports.flatMap(({ birth, [kind]: texts }) => {
      const long = texts.filter(({ length }) => length >= LONG);
      return long
        .filter((text, index) => long.indexOf(text) !== index)
        .map((text) => `${birth.date} ${birth.time}: ${text}`);
    });
    expect(repeated).toEqual([]);
  });

  test('contain none of their sentences twice', () => {
    const repeated = reports.flatMap((report) =>
      repeatedSentences(report).map((text) => `${report.birth.date} ${report.birth.time}: ${text}`),
    );
    expect(repeated).toEqual([]);
  });

  test('say once that they are not medical, legal or financial advice', () => {
    for (const { paragraphs } of reports) {
      const passages = paragraphs.filter((text) =>
        text.includes('not medical, legal or financial'),
      );
      expect(passages).toHaveLength(1);
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

test('100 matches contain none of their sentences twice', () => {
  const repeated = randomBirths.slice(0, 100).flatMap((boy, index) => {
    const girl = randomBirths[index + 100] ?? boy;
    const named = [
      { ...boy, name: 'Ravi' },
      { ...girl, name: 'Asha' },
    ] as const;
    return repeatedSentences(sentencesOf(matchDocument(...named, setting)));
  });
  expect(repeated).toEqual([]);
});
