import { castChart, judgementOf, matchCharts } from '@jyoti/jyotish';
import { expect, test } from 'vitest';
import { birthsInIndia, engineBirth } from '../../../../scripts/testing/births.ts';
import { isThorough } from '../../../../scripts/testing/thorough.ts';
import { coupleJudgement } from './index.ts';

const charts = birthsInIndia(isThorough ? 2000 : 150).map((birth) => castChart(engineBirth(birth)));
const judgements = charts.map((chart) => judgementOf(chart));
const couples = charts.map((boy, index) => {
  const other = (index + 1) % charts.length;
  const both = { boy, girl: charts[other]! };
  const judged = { boy: judgements[index]!, girl: judgements[other]! };
  return { judged, ...coupleJudgement(both, matchCharts(both), judged, 2461375) };
});

test('the points of a couple add up, and those of a house or planet are its verdict', () => {
  for (const { judged, sum, supports, challenges } of couples) {
    const points = [...supports, ...challenges];
    expect(points.reduce((total, { weight }) => total + weight, 0)).toBeCloseTo(sum, 9);
    for (const partner of ['boy', 'girl'] as const) {
      const { houses, grahas } = judged[partner];
      const weightOf = (id: string) =>
        points.find((point) => point.id === id && point.partner === partner)?.weight ?? 0;
      for (const [id, { verdict }] of [
        ['seventh', houses[6]!],
        ['venus', grahas.venus],
        ['jupiter', grahas.jupiter],
      ] as const)
        expect(Math.sign(weightOf(id))).toBe({ supported: 1, mixed: 0, effort: -1 }[verdict]);
    }
  }
});

test('a third of couples has each answer', () => {
  for (const verdict of ['supported', 'mixed', 'effort']) {
    const share = couples.filter((couple) => couple.verdict === verdict).length / couples.length;
    expect(share).toBeGreaterThan(0.22);
    expect(share).toBeLessThan(0.45);
  }
});
