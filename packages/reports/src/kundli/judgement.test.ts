import { castChart, GRAHA_IDS, julianDayFromIso, PLANET_IDS } from '@jyoti/jyotish';
import {
  defaultSettings,
  kundliParts as allParts,
  type KundliPartKey,
  type Settings,
} from '@jyoti/contract';
import type { Reading } from '@jyoti/ui/data';
import { describe, expect, test } from 'vitest';
import { birthsInIndia, engineBirth } from '../../../../scripts/testing/births.ts';
import { isThorough } from '../../../../scripts/testing/thorough.ts';
import { kundliParts } from './kundli-document.ts';
import { kundliSource } from './kundli-source.ts';

const births = birthsInIndia(isThorough ? 200 : 12);
const at = julianDayFromIso('2026-11-30T06:00:00Z');

const sourceOf = (birth: (typeof births)[number], language: 'en' | 'hi') =>
  kundliSource({
    chart: castChart(engineBirth(birth)),
    clockJdUt: at,
    nowJdUt: at,
    birth: { ...birth, gender: null, fold: 0 },
    settings: { ...defaultSettings, timezone: 'Asia/Kolkata' } as unknown as Settings,
    choices: { ...defaultSettings },
    language,
  });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every reading inside a part. */
function readingsIn(value: unknown): Reading[] {
  if (!isObject(value)) return [];
  const inner = Object.values(value).flatMap(readingsIn);
  return 'title' in value && 'pieces' in value ? [value as Reading, ...inner] : inner;
}

/** Every text inside a part. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : isObject(value)
      ? Object.values(value).flatMap(textsIn)
      : [];

const badgeOf = (reading: Reading | undefined) => reading?.badges?.[0]?.text;

/** Whether a text says of a graha of the birth chart that it is debilitated. */
const isDebilitation = (text: string) =>
  /debilitated (in (?!the navamsa)|here)|^Debilitated|में नीच का|^नीच$/.test(text) &&
  !/नवांश में नीच/.test(text);

/** Parts about the chart of a year or of today, and the yogas, whose rules are described without a chart. */
const isOther = (key: KundliPartKey) =>
  key.startsWith('year') || key === 'transits' || key === 'yogas';

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  test('an area of life has the verdict of its house, and no sentence is there twice', () => {
    for (const birth of births) {
      const source = sourceOf(birth, language);
      const part = kundliParts(['personal-characteristics'], source)['personal-characteristics'];
      const all = readingsIn(part);
      const judged = all.filter(({ badges }) => badges);
      const houses = judged.slice(-12);
      for (const area of judged.slice(0, -12)) {
        const house = Number(/\d+/.exec(area.basedOn ?? '')?.[0]);
        expect(badgeOf(area)).toBe(badgeOf(houses[house - 1]));
      }
      const sentences = textsIn(all.map(({ pieces }) => pieces))
        .flatMap((text) => text.split(/(?<=[.।])\s+/))
        .filter((sentence) => /[.।]$/.test(sentence));
      expect(sentences.toSorted()).toEqual([...new Set(sentences)].toSorted());
      // A planet that is named already is "it" where the reason follows.
      for (const text of textsIn(all.map(({ pieces }) => pieces)))
        expect(text).not.toMatch(
          /(\p{L}+), lord of [^.]* because (the )?\1|स्वामी (\S+) [^।]*इसलिए कि \3/u,
        );
    }
  });

  test('a yoga says what it means, how strong it is and when it acts, the strongest of a group first', () => {
    const rank = language === 'en' ? ['strong', 'medium', 'weak'] : ['बली', 'मध्यम', 'निर्बल'];
    const difficult = language === 'en' ? 'Difficult' : 'कठिन';
    const isSoftened =
      language === 'en' ? /What softens it here|can soften it/ : /हल्का करने वाली|हल्का कर दे/;
    for (const birth of births) {
      const { blocks } = kundliParts(['yogas'], sourceOf(birth, language)).yogas!;
      for (const group of blocks.filter(({ type }) => type === 'section')) {
        const cards = readingsIn(group);
        const ranks = cards.map(({ badges }) => rank.indexOf(badges![1]!.text));
        expect(ranks).toEqual(ranks.toSorted());
        for (const { badges, pieces } of cards) {
          const [meaning, rule, strength] = pieces.map((piece) =>
            'text' in piece ? piece.text : '',
          );
          expect(meaning).toMatch(/[.।]$/);
          expect(meaning).not.toBe(rule);
          // Where no graha forms it, the meaning says what softens it.
          if (badges![0]!.text === difficult && strength) expect(strength).toMatch(isSoftened);
        }
      }
    }
  });

  test('a debilitation that is cancelled is named as such wherever it is named', () => {
    for (const birth of births) {
      const source = sourceOf(birth, language);
      const { grahas } = source.chart;
      const isUncancelled = PLANET_IDS.some(
        (id) => grahas[id].dignity === 'debilitated' && grahas[id].neechaBhanga.length === 0,
      );
      if (isUncancelled || GRAHA_IDS.every((id) => grahas[id].neechaBhanga.length === 0)) continue;
      const keys = allParts.filter((key) => !isOther(key));
      for (const key of keys) {
        for (const text of textsIn(kundliParts([key], source)))
          if (isDebilitation(text)) expect(`${key}: ${text}`).toMatch(/cancel|भंग/);
      }
    }
  });
});
