import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SignNumber } from '../chart/index.ts';
import { chandrabalaOf, commonSpan, panchangOfDay, tarabalaOf } from '../panchang/index.ts';
import { choghadiyasOf } from './choghadiya.ts';
import { moonDangersOf } from './moon-dangers.ts';
import { avoidedTimesOf, starDayOf } from './star-day.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209 };
const ZONE = 'Asia/Kolkata';
const MINUTES_15 = 15 / 1440;

const date = fc
  .date({ min: new Date('1801-01-01'), max: new Date('2199-12-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const star = fc.record({
  nakshatra: fc.integer({ min: 1, max: 27 }),
  sign: fc.integer({ min: 1, max: 12 }).map((sign) => sign as SignNumber),
});

describe('a day for a birth star', () => {
  test('good times are in an auspicious choghadiya, clear of all that is avoided, and 15 minutes at least', () => {
    fc.assert(
      fc.property(date, star, (when, birth) => {
        const day = panchangOfDay(when, DELHI, ZONE);
        const { goodTimes, avoidedTimes, taras, chandras } = starDayOf(day, birth);
        expect(taras).toEqual(tarabalaOf(day.nakshatras, birth.nakshatra));
        expect(chandras).toEqual(chandrabalaOf(day, birth.sign));
        const bad = [...taras, ...chandras].filter(({ strength }) => strength === 'bad');
        const eighths = choghadiyasOf(day.vedicDay!);
        for (const time of goodTimes) {
          expect(time.endJdUt - time.startJdUt).toBeGreaterThanOrEqual(MINUTES_15);
          for (const other of [...avoidedTimes, ...bad]) expect(commonSpan(time, other)).toBeNull();
          const around = [...eighths.day, ...eighths.night].find(
            ({ startJdUt, endJdUt }) => startJdUt <= time.startJdUt && endJdUt >= time.endJdUt,
          );
          expect(around).toMatchObject({
            name: time.choghadiya,
            quality: 'auspicious',
            mark: null,
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a time that could be good and is not good is avoided or too short', () => {
    fc.assert(
      fc.property(date, star, fc.double({ min: 0, max: 0.999, noNaN: true }), (when, birth, at) => {
        const day = panchangOfDay(when, DELHI, ZONE);
        const { goodTimes, avoidedTimes, taras, chandras } = starDayOf(day, birth);
        const instant = day.span.startJdUt + at * (day.span.endJdUt - day.span.startJdUt);
        const has = ({ startJdUt, endJdUt }: { startJdUt: number; endJdUt: number }) =>
          startJdUt <= instant && instant < endJdUt;
        const eighths = choghadiyasOf(day.vedicDay!);
        const running = [...eighths.day, ...eighths.night].find(has)!;
        const bad = [...taras, ...chandras].filter(({ strength }) => strength === 'bad');
        const isFree =
          running.quality === 'auspicious' &&
          running.mark === null &&
          ![...avoidedTimes, ...bad].some(has);
        if (!isFree) expect(goodTimes.some(has)).toBe(false);
        else if (!goodTimes.some(has)) {
          const edges = [...avoidedTimes, ...bad, running].flatMap((one) => [
            one.startJdUt,
            one.endJdUt,
          ]);
          const before = Math.max(...edges.filter((edge) => edge <= instant));
          const after = Math.min(...edges.filter((edge) => edge > instant));
          expect(after - before).toBeLessThan(MINUTES_15);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('avoided times of 21 November 2026 in New Delhi, in order', () => {
    const names = avoidedTimesOf(panchangOfDay('2026-11-21', DELHI, ZONE)).map(({ name }) => name);
    // Saturday: the dur muhurtas are its first two; Gulika the first eighth, Rahu Kaal the third, Yamaganda the sixth.
    expect(names.filter((name) => name !== 'varjyam' && name !== 'bhadra')).toEqual([
      'gulika',
      'dur_muhurta',
      'dur_muhurta',
      'rahu_kaal',
      'yamaganda',
    ]);
  });

  test('no good time is in Bhadra: 30 November 2026 in New Delhi for Purva Ashadha', () => {
    const day = panchangOfDay('2026-11-30', DELHI, ZONE);
    const { goodTimes, avoidedTimes } = starDayOf(day, { nakshatra: 20, sign: 9 });
    const [bhadra] = moonDangersOf(day).bhadra;
    // From before sunrise to 12:55 pm, around the Shubh of the morning.
    expect(avoidedTimes).toContainEqual({ name: 'bhadra', ...bhadra });
    expect(bhadra!.startJdUt).toBeLessThan(day.span.startJdUt);
    const morning = choghadiyasOf(day.vedicDay!).day.find(({ name }) => name === 'shubh')!;
    expect(morning.endJdUt).toBeLessThan(bhadra!.endJdUt);
    expect(goodTimes.filter((time) => commonSpan(time, bhadra!) !== null)).toEqual([]);
  });

  test('where the Sun does not rise there are taras, but no times', () => {
    const tromso = { latitude: 69.6492, longitude: 18.9553 };
    const day = panchangOfDay('2026-12-21', tromso, 'Europe/Oslo');
    const { taras, goodTimes, avoidedTimes } = starDayOf(day, { nakshatra: 3, sign: 2 });
    expect(taras.length).toBeGreaterThan(0);
    expect([goodTimes, avoidedTimes]).toEqual([[], []]);
  });
});
