import type { GrahaId } from '../glyphs/index.ts';

/** A period of any level: from `start` up to, not including, `end`. Instants in ISO 8601. */
export interface DashaNode {
  /** Its lord, whose glyph is shown. */
  lord: GrahaId;
  /** Its name, if it is not named after its lord: a rashi, a yogini. */
  name?: string;
  /** When it begins. */
  start: string;
  /** When the next one begins. */
  end: string;
}

/**
 * Loads the subperiods of the last period of a path, which starts at a mahadasha; may return a promise. If it throws or
 * rejects, an error with a retry button is shown.
 */
export type LoadDashas = (
  path: readonly DashaNode[],
) => readonly DashaNode[] | Promise<readonly DashaNode[]>;

/**
 * Identifies a period in the tree: the starts of its path, joined by `>`. A child may start at the
 * same time as its parent, but has another depth.
 */
export const keyOf = (path: readonly DashaNode[]) => path.map(({ start }) => start).join('>');

/** The starts of a path, from its key. */
export const startsOf = (key: string) => key.split('>');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Mean Julian month and year, for lengths in words. */
const MONTH = 30.4375 * DAY;

export type DurationUnit = 'year' | 'month' | 'day' | 'hour' | 'minute';

/** A length of time in its largest unit and the next smaller one, rounded; a second part of 0 is omitted. */
export function durationOf({
  start,
  end,
}: {
  start: string;
  end: string;
}): [DurationUnit, number][] {
  const length = Date.parse(end) - Date.parse(start);
  const split = (
    small: number,
    perLarge: number,
    units: [DurationUnit, DurationUnit],
  ): [DurationUnit, number][] => {
    const count = Math.round(length / small);
    const parts: [DurationUnit, number][] = [
      [units[0], Math.floor(count / perLarge)],
      [units[1], count % perLarge],
    ];
    return parts.filter(([, amount], index) => amount > 0 || (index === 1 && count === 0));
  };
  if (length >= 11.95 * MONTH) return split(MONTH, 12, ['year', 'month']);
  if (length >= MONTH) {
    const months = Math.floor(length / MONTH);
    const days = Math.round((length - months * MONTH) / DAY);
    return days > 0
      ? [
          ['month', months],
          ['day', days],
        ]
      : [['month', months]];
  }
  if (length >= DAY) return split(HOUR, 24, ['day', 'hour']);
  return split(MINUTE, 60, ['hour', 'minute']);
}

/** Whether a period is so short that its bounds are shown to the minute; longer ones are shown to the day. */
export const needsTime = ({ start, end }: { start: string; end: string }) =>
  Date.parse(end) - Date.parse(start) < 60 * DAY;
