import { describe, expect, test } from 'vitest';
import { ASPECTED_HOUSES, bhavaChart, castChart, signOf } from '../chart/index.ts';
import { placeAt } from './positions.ts';
import { transitHits } from './transit-hits.ts';
import { transitSky } from './transit-sky.ts';

const chart = castChart({
  date: '1990-05-14',
  time: '06:30',
  timeZone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
});
const from = 2_461_000.5;
const to = from + 5 * 365.25;
const sky = transitSky(chart.settings);
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);
const hits = transitHits(chart, from, to, { bodies: ['saturn', 'jupiter', 'mars', 'rahu'] });

describe('five years of transits', () => {
  test('they are in order, and each contact is exact to a second of arc', () => {
    for (const [index, hit] of hits.entries()) {
      if (index > 0) expect(hits[index - 1]!.jdUt).toBeLessThanOrEqual(hit.jdUt);
      if (hit.kind !== 'natal') continue;
      const { longitude } = placeAt(hit.body, hit.jdUt, sky);
      const natal =
        hit.point === 'ascendant' ? chart.ascendant.longitude : chart.grahas[hit.point].longitude;
      expect(apart(longitude + (hit.count - 1) * 30, natal)).toBeLessThan(1 / 3600);
      expect(hit.count === 1 || ASPECTED_HOUSES[hit.body].includes(hit.count)).toBe(true);
    }
  });

  test('none is missing: a contact for each change of side in daily samples', () => {
    const natal = chart.grahas.moon.longitude;
    let crossings = 0;
    const side = (jdUt: number) =>
      ((placeAt('saturn', jdUt, sky).longitude + 60 - natal + 540) % 360) - 180;
    for (let day = from; day < to; day += 1) {
      const [before, after] = [side(day), side(Math.min(day + 1, to))];
      if (Math.abs(before) < 90 && before < 0 !== after < 0) crossings += 1;
    }
    const listed = hits.filter(
      (hit) =>
        hit.kind === 'natal' && hit.body === 'saturn' && hit.point === 'moon' && hit.count === 3,
    );
    expect(listed).toHaveLength(crossings);
  });

  test('a sign that is entered has its house; nodes aspect nothing', () => {
    for (const hit of hits) {
      if (hit.kind === 'sign_ingress') {
        expect((chart.ascendant.sign + hit.house - 2) % 12).toBe(hit.sign - 1);
      }
      if (hit.kind === 'natal' && hit.body === 'rahu') expect(hit.count).toBe(1);
    }
    expect(hits.some(({ kind }) => kind === 'station')).toBe(true);
  });
});

test('cusps of a bhava chart are met where the houses begin', () => {
  const cusps = bhavaChart(chart, 'placidus').bhavas.map(({ start }) => start);
  const met = transitHits(chart, from, from + 365.25, { bodies: ['sun'], cusps }).filter(
    (hit) => hit.kind === 'cusp',
  );
  expect(new Set(met.map(({ house }) => house)).size).toBe(12);
  for (const { jdUt, house } of met) {
    const { longitude } = placeAt('sun', jdUt, sky);
    expect(apart(longitude, cusps[house - 1]!)).toBeLessThan(1 / 3600);
    expect(signOf(longitude)).toBe(signOf(cusps[house - 1]!));
  }
});
