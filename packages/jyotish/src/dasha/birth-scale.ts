import { JyotishError } from '../error.ts';
import type { JulianDay } from '../time/index.ts';

/**
 * Every dasha is a scale laid from the birth on.
 * @throws JyotishError `out_of_range` when a number is not finite or the year not positive
 */
export function checkBirthScale(birthJdUt: JulianDay, yearDays: number): void {
  if (!Number.isFinite(birthJdUt) || !(Number.isFinite(yearDays) && yearDays > 0)) {
    throw new JyotishError(
      'out_of_range',
      `A dasha needs a finite Julian day of birth (given: ${birthJdUt}) and a year of more than 0 days (given: ${yearDays}).`,
    );
  }
}

/** A stretch of dasha years as books print it: 12 months of 30 days a year; days rounded down. */
export interface YearParts {
  /** whole years */
  readonly years: number;
  /** months beyond the years, 0 to 11 */
  readonly months: number;
  /** days beyond the months, 0 to 29 */
  readonly days: number;
}

/** Splits years into years, months and days of the textbook. */
export function partsOfYears(years: number): YearParts {
  const days = Math.floor(years * 360);
  return {
    years: Math.floor(days / 360),
    months: Math.floor((days % 360) / 30),
    days: days % 30,
  };
}
