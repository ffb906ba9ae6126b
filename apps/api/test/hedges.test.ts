import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOf } from '../../../packages/readings/test/tone.ts';

const HEDGE =
  /\b(can|could|may|might|tends?|often|likely|usually|sometimes|perhaps|probably|possibly)\b|(?<!\p{L})(सकत[ाीे]|शायद|संभव|अक्सर|प्रायः|आमतौर)(?![\p{L}\p{M}])/giu;

/** The messages of a subject of the reports. */
const messagesOf = (language: string, subject: string): Record<string, unknown> =>
  JSON.parse(
    readFileSync(
      new URL(`../../../packages/reports/messages/${language}/${subject}.json`, import.meta.url),
      'utf8',
    ),
  ) as Record<string, unknown>;

test.each(['en', 'hi'])(
  'year chart, prashna and numbers: a paragraph has at most one hedging word, %s',
  (language) => {
    const texts = [
      ...textsOf(messagesOf(language, 'astrologer')['year']),
      ...textsOf(messagesOf(language, 'prashna')),
      ...textsOf(messagesOf(language, 'numerology')),
    ];
    expect(texts.length).toBeGreaterThan(80);
    expect(texts.filter(([, text]) => (text.match(HEDGE) ?? []).length > 1)).toEqual([]);
  },
);
