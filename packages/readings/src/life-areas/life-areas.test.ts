import { castChart, judgementOf, lifeAreaFacts, type JudgementFact } from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { birthsInIndia, engineBirth } from '../../../../scripts/testing/births.ts';
import { isThorough } from '../../../../scripts/testing/thorough.ts';
import { sentencesOf, untoned } from '../../test/tone.ts';
import { judgementReading, lifeAreaReading, neechaBhangaSentence } from '../index.ts';

const charts = birthsInIndia(isThorough ? 1000 : 100).map((birth) => castChart(engineBirth(birth)));
const judged = charts.map((chart) => {
  const judgement = judgementOf(chart);
  const areasAt = (age: number) => lifeAreaFacts(judgement, chart, chart.time.jdUt + age * 365.25);
  return { chart, judgement, areas: [...areasAt(40), ...areasAt(8)] };
});

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  const readings = judged.flatMap(({ areas }) =>
    areas.map((facts) => ({ facts, ...lifeAreaReading(facts, language).text })),
  );

  test('every area has complete, hedged sentences', () => {
    const texts = new Set(
      readings.flatMap(({ summary, weighing, supports, challenges }) => [
        summary,
        weighing,
        ...supports,
        ...challenges,
      ]),
    );
    for (const text of texts) {
      for (const sentence of sentencesOf(text)) expect(sentence).toMatch(/^[\p{Lu}\p{Lo}].*[.।]$/u);
      expect(text).not.toMatch(/[{}]|undefined|null|NaN|\s\s|, [.,।]/);
    }
    expect(untoned([...texts].map((text) => ['', text]))).toEqual([]);
  });

  test('the sentence that weighs begins with the side of the verdict, or says what outweighs the other', () => {
    for (const { facts, verdict, weighing } of readings) {
      if (verdict === 'mixed') continue;
      const heaviest = (side: readonly JudgementFact[]) =>
        Math.abs(
          side.find(({ id, weight }) => id !== 'lord_middling' && Math.abs(weight) >= 0.4)
            ?.weight ?? 0,
        );
      const sides = [heaviest(facts.supports), heaviest(facts.challenges)] as const;
      // Nothing of note on either side.
      if (sides.every((weight) => weight === 0)) continue;
      const [own, other] = verdict === 'supported' ? sides : sides.toReversed();
      expect(weighing.startsWith(language === 'en' ? 'What counts most' : 'सबसे अधिक वज़न')).toBe(
        own! >= other!,
      );
    }
  });

  test('a cancelled debilitation is named as such, with the rule', () => {
    for (const { chart, judgement } of judged) {
      for (const graha of Object.values(chart.grahas)) {
        const sentence = neechaBhangaSentence(graha, language);
        expect(sentence !== null).toBe(graha.neechaBhanga.length > 0);
        if (sentence === null) continue;
        expect(sentence).toMatch(/neecha bhanga|नीच भंग/);
        expect(sentence).not.toMatch(/[{}]|undefined|\s\s/);
        const { supports, challenges } = judgementReading(
          judgement.grahas[graha.graha],
          language,
        ).text;
        for (const text of [...supports, ...challenges])
          if (/debilitated in (?!the navamsa)|में नीच का है/.test(text) && !/नवांश/.test(text))
            expect(text).toMatch(/cancelled|नीच भंग/);
      }
    }
  });
});
