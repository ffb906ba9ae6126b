import { JyotishError } from '../error.ts';
import type { JulianDay } from '../time/julian-day.ts';

/** 1799-07-01 and 2201-07-01 (TT): the range of the tables. */
const FIRST_DAY: JulianDay = 2378312.5;
const LAST_DAY: JulianDay = 2525144.5;

/** Whether positions are known at a Julian day (TT). */
export function isInRange(jdTt: JulianDay): boolean {
  return jdTt >= FIRST_DAY && jdTt < LAST_DAY;
}

export function outOfRange(): JyotishError {
  return new JyotishError('out_of_range', 'Positions are known from 1800 to 2200 only.');
}
