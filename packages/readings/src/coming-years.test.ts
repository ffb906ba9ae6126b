import type { GrahaId, HouseNumber, Verdict } from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { untoned } from '../test/tone.ts';
import { comingChange, type ComingChange, type SadeSatiTurn } from './index.ts';

const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies HouseNumber[];
const ages = [0, 8, 19, 40, 75];

const ingress = { sign: 1, house: 5, fromMoon: 12, back: false, isGood: false } as const;
const saturn = (turn: Partial<SadeSatiTurn>): ComingChange => ({
  kind: 'saturn',
  ...ingress,
  ...turn,
});
const period = (
  kind: 'mahadasha' | 'antardasha',
  lord: GrahaId,
  verdict: Verdict,
): ComingChange => ({
  kind,
  lord,
  main: 'jupiter',
  verdict,
  house: 5,
});

const turns = ['begins', 'ends', 'pause', 'rising', 'peak', 'setting', 'dhaiya', 'none'] as const;
const changes: ComingChange[] = [
  ...(['supported', 'mixed', 'effort'] as const).flatMap((verdict) => [
    period('mahadasha', 'sun', verdict),
    period('antardasha', 'saturn', verdict),
  ]),
  ...turns.flatMap((turn) => [saturn({ turn, again: false }), saturn({ turn, again: true })]),
  ...houses.flatMap((house) =>
    (['saturn', 'jupiter', 'nodes'] as const).flatMap((kind): ComingChange[] => [
      { ...ingress, kind, house, fromMoon: house, isGood: house % 2 === 0 },
      { ...ingress, kind, house, fromMoon: house, isGood: house % 2 === 1, back: true },
    ]),
  ),
];
const HEDGE = /\b(may|might|can|could|tends?|often|usually)\b|(?<!\p{L})(शायद|प्रायः)(?!\p{L})/gu;

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  const text = (change: ComingChange, age = 40) =>
    comingChange(change, '3 Jun 2027', age, language).text;

  test('a change is one complete sentence that begins with its day and has one hedge', () => {
    const texts = changes.flatMap((change) => ages.map((age) => text(change, age)));
    for (const sentence of texts) {
      expect(sentence).toMatch(/^3 Jun 2027: [^.।]+[.।]$/);
      expect(sentence).not.toMatch(/[{}]|undefined|\s\s| [,;]/);
      expect(sentence.match(HEDGE)).toHaveLength(1);
    }
    expect(untoned(texts.map((sentence) => ['', sentence]))).toEqual([]);
  });

  test('it follows the age: a child’s chart is not called the reader’s', () => {
    for (const change of changes) {
      expect(new Set([8, 40, 75].map((age) => text(change, age))).size).toBeGreaterThan(1);
      expect(text(change, 8)).not.toMatch(/\byour\b|आपक[ेी]/);
    }
  });

  test('it follows the strength of a lord, the place from the Moon and Sade Sati', () => {
    for (const kind of ['mahadasha', 'antardasha'] as const) {
      const verdicts = (['supported', 'mixed', 'effort'] as const).map((verdict) =>
        text(period(kind, 'saturn', verdict)),
      );
      expect(new Set(verdicts).size).toBe(3);
    }
    for (const kind of ['saturn', 'jupiter'] as const)
      expect(text({ kind, ...ingress })).not.toBe(text({ kind, ...ingress, isGood: true }));
    expect(new Set(turns.map((turn) => text(saturn({ turn })))).size).toBe(turns.length);
    expect(text(saturn({ turn: 'peak', again: true }))).not.toBe(text(saturn({ turn: 'peak' })));
  });
});
