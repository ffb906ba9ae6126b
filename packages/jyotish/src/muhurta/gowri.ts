import type { TimeSpan, VedicDayBounds } from '../panchang/index.ts';
import { kalamsOf, partOf } from './kalam.ts';

/** Name of a part of the Gowri panchangam. */
export type GowriName =
  | 'uthi'
  | 'amirdha'
  | 'rogam'
  | 'laabam'
  | 'dhanam'
  | 'sugam'
  | 'soram'
  | 'visham';

/** An eighth of the day or of the night. */
export interface GowriPart extends TimeSpan {
  /** 1 to 8 */
  readonly number: number;
  /** one of eight, Tamil in plain Latin letters */
  readonly name: GowriName;
  /** all but rogam, soram and visham */
  readonly good: boolean;
}

/** The Gowri panchangam from sunrise to sunrise. */
export interface GowriPanchangam {
  /** eight from sunrise to sunset */
  readonly day: readonly GowriPart[];
  /** eight from sunset to the next sunrise */
  readonly night: readonly GowriPart[];
}

/** The names that belong to the weekdays, Sunday to Saturday; visham is Rahu's and is among them. */
const CYCLE = ['uthi', 'amirdha', 'rogam', 'laabam', 'dhanam', 'sugam', 'soram'] as const;

/** Which eighth is visham, Sunday to Saturday: by day that of Rahu Kaal, by night from a separate row. */
const VISHAM_OF_DAY = [8, 2, 7, 5, 6, 4, 3] as const;
const VISHAM_OF_NIGHT = [4, 5, 3, 8, 2, 7, 6] as const;

/** The night begins with the name of the fifth weekday. */
const NIGHT_LEAD = 4;

const BAD: readonly GowriName[] = ['rogam', 'soram', 'visham'];

/**
 * The Gowri panchangam, as Tamil almanacs print it: eighths of the day from the name of the weekday,
 * eighths of the night from that of the fifth weekday, with visham put in.
 */
export function gowriOf(day: VedicDayBounds): GowriPanchangam {
  const { weekday, sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = day;
  const eighths = (first: number, visham: number, from: number, to: number): GowriPart[] =>
    Array.from({ length: 8 }, (_, index) => {
      const number = index + 1;
      const place = first + index - (number > visham ? 1 : 0);
      const name = number === visham ? 'visham' : CYCLE[place % 7]!;
      return { number, name, good: !BAD.includes(name), ...partOf(from, to, number, 8) };
    });
  return {
    day: eighths(weekday, VISHAM_OF_DAY[weekday], sunriseJdUt, sunsetJdUt),
    night: eighths(weekday + NIGHT_LEAD, VISHAM_OF_NIGHT[weekday], sunsetJdUt, nextSunriseJdUt),
  };
}

/**
 * Nalla Neram: the good Gowri parts of the daylight that are neither Rahu Kaal nor Yamaganda. Printed
 * calendars give fixed hours of the clock instead.
 */
export function nallaNeramOf(day: VedicDayBounds): GowriPart[] {
  const { rahuKaal, yamaganda } = kalamsOf(day);
  const avoided: readonly number[] = [rahuKaal, yamaganda].map(({ startJdUt }) => startJdUt);
  return gowriOf(day).day.filter(({ good, startJdUt }) => good && !avoided.includes(startJdUt));
}
