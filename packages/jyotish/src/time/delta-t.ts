import { JD_UNIX_EPOCH, daysFromDate, dateFromDays } from './calendar.ts';
import { DELTA_T_FIRST_YEAR, DELTA_T_MILLISECONDS } from './delta-t.generated.ts';
import type { JulianDay } from './julian-day.ts';

/**
 * TT - UT in seconds at a Julian day (UT): a yearly table with Catmull-Rom interpolation between
 * its entries. Measured to about 2025, projected after. Outside 1799 to 2202 the nearest year of
 * the table is kept.
 *
 * Source: values printed by Swiss Ephemeris 2.10.03 (sources/README.md), which follow Stephenson, Morrison and
 * Hohenkerk 2016 before 1955 and the published IERS values after.
 */
export function deltaT(jdUt: JulianDay): number {
  const days = jdUt - JD_UNIX_EPOCH;
  const year = dateFromDays(Math.floor(days)).year;
  const start = daysFromDate({ year, month: 1, day: 1 });
  const end = daysFromDate({ year: year + 1, month: 1, day: 1 });
  const fraction = (days - start) / (end - start);
  return (
    catmullRom(entry(year - 1), entry(year), entry(year + 1), entry(year + 2), fraction) / 1000
  );
}

function entry(year: number): number {
  const last = DELTA_T_MILLISECONDS.length - 1;
  const index = Math.min(Math.max(year - DELTA_T_FIRST_YEAR, 0), last);
  return DELTA_T_MILLISECONDS[index]!;
}

/** The uniform Catmull-Rom spline from `p1` (u = 0) to `p2` (u = 1). */
function catmullRom(p0: number, p1: number, p2: number, p3: number, u: number): number {
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * p0 - 5 * p1 + 4 * p2 - p3;
  return 0.5 * (2 * p1 + (p2 - p0) * u + b * u * u + a * u * u * u);
}
