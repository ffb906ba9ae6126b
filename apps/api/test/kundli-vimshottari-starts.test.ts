import {
  castChart,
  isoFromJulianDay,
  julianDayFromIso,
  vimshottari,
  vimshottariAt,
  vimshottariSeed,
} from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import {
  vimshottariResponseSchema,
  vimshottariStarts,
  type VimshottariInput,
} from '@jyoti/contract';
import { expectBody, expectError } from './app.ts';
import { midnight, reader } from './kundli-reader.ts';

const now = '2026-11-21T06:00:00Z';
const runsNow = ({ start, end }: { start: string; end: string }) => start <= now && now < end;

describe('POST /api/kundli/vimshottari from another start', () => {
  test.each(vimshottariStarts.filter((start) => start !== 'moon'))(
    '%s opens the periods of the section',
    async (start_from) => {
      const { open } = await reader();
      const periods = async (path: VimshottariInput['path']) =>
        expectBody(
          await open({ birth: midnight, start_from, path }),
          200,
          vimshottariResponseSchema,
        ).data;
      const { date, time, place } = midnight;
      const chart = castChart({
        date,
        time,
        timeZone: place.timezone ?? '',
        latitude: Number(place.latitude),
        longitude: Number(place.longitude),
      });
      const basis = [
        vimshottariSeed(chart, start_from),
        chart.time.jdUt,
        chart.settings.yearDays,
      ] as const;
      const outer = await periods([]);
      expect(outer.start_from).toBe(start_from);
      expect(outer.periods.map(({ planet, start }) => [planet.toLowerCase(), start])).toEqual(
        vimshottari(...basis).mahadashas.map(({ lord, startJdUt }) => [
          lord,
          isoFromJulianDay(startJdUt),
        ]),
      );
      const running = outer.periods.find(runsNow);
      if (!running) throw new Error('No period runs.');
      const inner = await periods([running.planet]);
      expect(inner.periods.find(runsNow)?.planet.toLowerCase()).toBe(
        vimshottariAt(...basis, julianDayFromIso(now))?.antardasha.lord,
      );
    },
  );

  test('another start is 400', async () => {
    const { open } = await reader();
    const body = expectError(
      await open({ birth: midnight, start_from: 'pluto' } as unknown as VimshottariInput),
      400,
      'invalid_input',
    );
    expect(Object.keys(body.fields ?? {})).toEqual(['start_from']);
  });
});
