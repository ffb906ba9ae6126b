import { expect, it } from 'vitest';
import { julianDayFromIso } from '../time/index.ts';
import { eclipses } from './eclipses.ts';
import { isSeenFromIndia } from './seen-from-india.ts';
import { transitSky } from './transit-sky.ts';

// As newspapers of the day wrote, of 2023 to 2026; NASA's canons (Espenak and Meeus) for 2027 and 2028: 22 July 2028 is
// partial in the south only.
it('India sees three of the eclipses of 2023 to 2026, one of 2027 and two of 2028', () => {
  const seen = eclipses(
    julianDayFromIso('2023-01-01T00:00:00Z'),
    julianDayFromIso('2028-12-31T00:00:00Z'),
    transitSky(),
  ).filter(isSeenFromIndia);
  expect(seen.map(({ jdUt, kind }) => [Math.floor(jdUt + 0.5), kind])).toEqual(
    [
      ['2023-10-28', 'lunar_eclipse'],
      ['2025-09-07', 'lunar_eclipse'],
      ['2026-03-03', 'lunar_eclipse'],
      ['2027-08-02', 'solar_eclipse'],
      ['2028-07-06', 'lunar_eclipse'],
      ['2028-07-22', 'solar_eclipse'],
    ].map(([date, kind]) => [Math.floor(julianDayFromIso(`${date}T00:00:00Z`) + 0.5), kind]),
  );
});
