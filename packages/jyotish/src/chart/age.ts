import { civilFromJulianDay } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { Chart } from './cast-chart.ts';

/**
 * Completed years of age at an instant, by the calendar of the birth place; negative before the birth.
 * @param jdUt Julian day, UT
 */
export function ageAt({ birth }: Pick<Chart, 'birth'>, jdUt: JulianDay): number {
  const { date } = civilFromJulianDay(jdUt, birth.timeZone);
  const years = Number(date.slice(0, 4)) - Number(birth.date.slice(0, 4));
  return date.slice(5) < birth.date.slice(5) ? years - 1 : years;
}
