import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { birthsInIndia, engineBirth } from '../../../../scripts/testing/births.ts';
import { isThorough } from '../../../../scripts/testing/thorough.ts';
import { castChart, GRAHA_IDS, PLANET_IDS } from '../chart/index.ts';
import { JyotishError } from '../error.ts';
import { yogasOf } from '../yoga/index.ts';
import { judgementOf, lifeAreaFacts } from './index.ts';
import type { Judged } from './index.ts';
import { OF_GRAHA, OF_HOUSE } from './weights.ts';

const charts = birthsInIndia(isThorough ? 2000 : 200).map((birth) => castChart(engineBirth(birth)));
const judgements = charts.map((chart) => ({ chart, ...judgementOf(chart) }));
const factsOf = ({ supports, challenges }: Judged) => [...supports, ...challenges];

test('no house of the best quarter with a lord of the best quarter is called weak, and none of the last strong', () => {
  for (const { houses, grahas } of judgements) {
    for (const { score, verdict, lord } of houses) {
      const both = [score, grahas[lord].score];
      if (both.every((one) => one >= 0.75)) expect(verdict).toBe('supported');
      if (both.every((one) => one < 0.25)) expect(verdict).toBe('effort');
    }
  }
});

test('a debilitation counts against a planet, or as cancelled where the yoga says so', () => {
  for (const { chart, grahas } of judgements) {
    const yogas = yogasOf(chart).filter(({ group }) => group === 'neecha_bhanga');
    for (const planet of PLANET_IDS) {
      const ids = factsOf(grahas[planet]).map(({ id }) => id);
      const { dignity, neechaBhanga } = chart.grahas[planet];
      const isCancelled = neechaBhanga.length > 0;
      expect(ids.includes('debilitated')).toBe(dignity === 'debilitated' && !isCancelled);
      expect(ids.includes('debilitation_cancelled')).toBe(isCancelled);
      if (isCancelled) expect(yogas.some((yoga) => yoga.grahas.includes(planet))).toBe(true);
    }
  }
});

test('a third of the planets, nodes and houses has each verdict', () => {
  const of = (all: readonly Judged[], verdict: string) =>
    all.filter((one) => one.verdict === verdict).length / all.length;
  for (const all of [
    judgements.flatMap(({ grahas }) => PLANET_IDS.map((id) => grahas[id])),
    judgements.flatMap(({ grahas }) => [grahas.rahu, grahas.ketu]),
    judgements.flatMap(({ houses }) => houses),
  ]) {
    for (const verdict of ['supported', 'mixed', 'effort']) {
      expect(of(all, verdict)).toBeGreaterThan(0.28);
      expect(of(all, verdict)).toBeLessThan(0.39);
    }
  }
});

test('the facts add up to the sum, the heaviest first', () => {
  const [{ grahas, houses }] = judgements as [(typeof judgements)[number]];
  for (const one of [...GRAHA_IDS.map((id) => grahas[id]), ...houses]) {
    const sum = factsOf(one).reduce((total, { weight }) => total + weight, 0);
    expect(sum).toBeCloseTo(one.sum, 9);
    for (const [side, sign] of [
      [one.supports, 1],
      [one.challenges, -1],
    ] as const) {
      const weights = side.map(({ weight }) => weight * sign);
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      expect(weights.every((weight) => weight > 0)).toBe(true);
    }
  }
});

test('areas of life have the verdict of their house, and suit the age', () => {
  const [{ chart, ...judgement }] = judgements as [(typeof judgements)[number]];
  const at = (years: number) => lifeAreaFacts(judgement, chart, chart.time.jdUt + years * 365.25);
  for (const { house, verdict } of at(40)) {
    expect(verdict).toBe(judgement.houses[house - 1]?.verdict);
  }
  expect(at(40).map(({ area }) => area)).toContain('work');
  expect(at(10).map(({ area }) => area)).not.toContain('work');
});

test('a yoga is as strong as the grahas that form it, and a bad one the other way round', () => {
  for (const { grahas, yogas } of judgements) {
    const scores = yogas.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    for (const { nature, group, strength, score, ...yoga } of yogas) {
      const theirs = yoga.grahas.map((id) => grahas[id].score);
      if (strength === 'strong') expect(score).toBeGreaterThanOrEqual(2 / 3);
      if (theirs.length === 0 || group === 'vipareeta') continue;
      const isBad = nature === 'bad';
      if (theirs.every((one) => one >= 2 / 3)) expect(score >= 2 / 3).toBe(!isBad);
      if (theirs.every((one) => one < 1 / 3)) expect(score >= 2 / 3).toBe(isBad);
    }
  }
});

test('the house that a vipareeta yoga requires does not count against it', () => {
  for (const { grahas, yogas } of judgements) {
    for (const { group, score, ...yoga } of yogas) {
      const [graha] = yoga.grahas;
      if (group !== 'vipareeta' || graha === undefined || yoga.grahas.length > 1) continue;
      const { challenges, supports } = grahas[graha];
      const isHarmed = challenges.some(({ id }) => id === 'hard_house');
      if (isHarmed && supports.every(({ id }) => id !== 'better_by_chalit'))
        expect(score).toBeGreaterThanOrEqual(grahas[graha].score);
    }
  }
});

test('refuses a school that does not exist', () => {
  const [chart] = charts as [(typeof charts)[number]];
  expect(() => judgementOf(chart, { ashtakavarga: 'other' as never })).toThrow(JyotishError);
  expect(() => judgementOf(chart, { shadbala: { school: 'other' as never } })).toThrow(
    JyotishError,
  );
});

test('the page of rules has every weight', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/rules/judgement.md'), 'utf8');
  for (const weight of [...Object.values(OF_GRAHA), ...Object.values(OF_HOUSE)]) {
    const written = String(weight).replace('-', '−');
    // A half and an opposite of what is on the other side are in words.
    if (weight !== 0.5)
      expect(page).toMatch(new RegExp(`(?<![\\d.])${written.replace('.', '\\.')}(?![\\d.])`));
  }
});
