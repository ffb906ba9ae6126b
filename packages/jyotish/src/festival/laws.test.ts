import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { almanacSky, lunarMonthsBetween } from '../panchang/index.ts';
import type { AlmanacSky } from '../panchang/index.ts';
import type { GeoPlace } from '../sky/index.ts';
import { julianDayFromIso } from '../time/index.ts';
import { overlap } from './choose-day.ts';
import { allFestivals } from './festivals.ts';
import { festivalsOf } from './festivals-of.ts';
import type { Observance, Parana } from './observance.ts';
import type { Festival } from './rule.ts';

interface Whereabouts {
  readonly place: GeoPlace;
  readonly timeZone: string;
}

const years = fc.integer({ min: 1900, max: 2099 });
const places = fc
  .record({
    latitude: fc.double({ min: -55, max: 55, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  })
  .map((place) => ({ place, timeZone: zoneOf(place.longitude) }));

/** UTC offsets in whole hours, as at sea. */
function zoneOf(longitude: number): string {
  const hours = Math.round(longitude / 15);
  return `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
}

/** New moons that begin the lunar years of two following springs. */
function lunarYear(year: number, sky: AlmanacSky): [number, number] {
  const months = lunarMonthsBetween(
    julianDayFromIso(`${year}-02-01T00:00:00Z`),
    julianDayFromIso(`${year + 1}-06-01T00:00:00Z`),
    sky,
  );
  const begins = months.filter(
    ({ number, lostNumber }, at) =>
      (number === 1 || lostNumber === 1) && months[at - 1]?.number !== 1,
  );
  return [begins[0]!.startJdUt, begins[1]!.startJdUt];
}

function monthOf({ rule }: Festival): number | null {
  const dated = rule.kind === 'tithi' || rule.kind === 'holika' || rule.kind === 'vijayadashami';
  return dated ? (rule.month ?? null) : null;
}

/** An instant within the tithi or nakshatra, or of the sankranti. */
function instantOf({ basis }: Observance): number {
  return basis.kind === 'sankranti' ? basis.jdUt : (basis.span.start + basis.span.end) / 2;
}

/** Properties of a festival of a lunar month in the year that begins in a civil year. */
function expectOnceInLunarYear(year: number, { place, timeZone }: Whereabouts): void {
  const sky = almanacSky('lahiri');
  const [from, to] = lunarYear(year, sky);
  const span = [`${year}-02-01`, `${year + 1}-06-01`] as const;
  const { observances } = festivalsOf(...span, place, timeZone, {}, sky);
  const inYear = observances.filter((one) => instantOf(one) >= from && instantOf(one) < to);
  for (const festival of allFestivals()) {
    const month = monthOf(festival);
    if (month === null) continue;
    const found = inYear.filter(({ id }) => id === festival.id);
    expect([festival.id, found.length]).toEqual([festival.id, 1]);
    const instant = instantOf(found[0]!);
    const lunar = lunarMonthsBetween(instant, instant, sky)[0]!;
    expect([lunar.number, lunar.lostNumber]).toContain(month);
    const instead = festival.rule.kind === 'tithi' && festival.rule.adhika === 'instead';
    if (!instead) expect(lunar.adhika).toBe(false);
  }
}

function expectTithiInWindow({ basis, window, choice }: Observance, sky: AlmanacSky): void {
  if (basis.kind !== 'tithi') return;
  const middle = (basis.span.start + basis.span.end) / 2;
  expect(Math.floor(sky.elongation.at(middle) / 12) + 1).toBe(basis.tithi);
  const overlapping = ['only', 'first_of_two', 'second_of_two', 'longer_of_two'];
  if (overlapping.includes(choice)) expect(overlap(basis.span, window!)).not.toBeNull();
}

function expectOrderedParana({ start, end, latest, hariVasaraEnd, dwadashiEnd }: Parana): void {
  expect(start).toBeLessThan(end);
  expect(end).toBeLessThanOrEqual(latest);
  expect(start).toBeGreaterThanOrEqual(hariVasaraEnd);
  if (start < dwadashiEnd) expect(latest).toBeLessThanOrEqual(dwadashiEnd);
}

describe('the festivals of any year at any place', () => {
  it('occur once in every lunar year, in their month, skipping an extra month', () => {
    fc.assert(fc.property(years, places, expectOnceInLunarYear), { numRuns: 5 });
  });

  it('occur once in a lunar year that loses a month and has two extra ones', () => {
    for (const year of [1963, 1982]) {
      expectOnceInLunarYear(year, {
        place: { latitude: 23.2, longitude: 75.8 },
        timeZone: '+05:30',
      });
    }
  });

  it('have their tithi in the part of the day that chose them, and a fast of Ekadashi is broken between Hari Vasara and the end of Dwadashi', () => {
    fc.assert(
      fc.property(years, places, (year, { place, timeZone }) => {
        const sky = almanacSky('lahiri');
        const [from, to] = [`${year}-01-01`, `${year}-12-31`];
        const { observances, notices } = festivalsOf(from, to, place, timeZone, {}, sky);
        expect(notices).toEqual([]);
        const dates = observances.map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted());
        for (const one of observances) {
          expectTithiInWindow(one, sky);
          if (one.fast !== null) expectOrderedParana(one.fast.parana);
        }
      }),
      {
        numRuns: 5,
        // In the south of winter Hari Vasara outlasts the day on which the fast is broken.
        examples: [
          [1907, { place: { latitude: -49.8078819064028, longitude: 0 }, timeZone: '+00:00' }],
        ],
      },
    );
  });

  it('are the same for a year and for its months', () => {
    fc.assert(
      fc.property(years, places, (year, { place, timeZone }) => {
        const of = (from: string, to: string) =>
          festivalsOf(from, to, place, timeZone).observances.map(({ date, id }) => `${date} ${id}`);
        const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
        const lengths = months.map((month) =>
          new Date(Date.UTC(year, Number(month), 0)).getUTCDate(),
        );
        expect(
          months.flatMap((month, at) =>
            of(`${year}-${month}-01`, `${year}-${month}-${lengths[at]}`),
          ),
        ).toEqual(of(`${year}-01-01`, `${year}-12-31`));
      }),
      { numRuns: 2 },
    );
  });
});
