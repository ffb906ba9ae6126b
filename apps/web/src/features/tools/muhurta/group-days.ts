import {
  muhurtaQualities,
  type MuhurtaDay,
  type MuhurtaQuality,
  type MuhurtaWindow,
} from '@jyoti/contract';

/** The verdict on a day: how good it is by all rules, or that many almanacs accept it. */
export type DayVerdict = MuhurtaQuality | 'many';
export const dayVerdicts: readonly DayVerdict[] = [...muhurtaQualities, 'many'];

export const verdictOf = ({ grade, quality }: MuhurtaDay): DayVerdict =>
  grade === 'many' ? 'many' : quality;

export const dayOrders = ['best', 'date'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** Days under one heading: those of a verdict, or of a month (`YYYY-MM`). */
export interface DayGroup {
  key: string;
  days: MuhurtaDay[];
}

/** All days in an order: by date; or those that all rules accept first, then by score, then by date. */
export function inOrder(days: readonly MuhurtaDay[], order: DayOrder): readonly MuhurtaDay[] {
  if (order === 'date') return days;
  const after = ({ grade }: MuhurtaDay) => (grade === 'many' ? 1 : 0);
  return days.toSorted((one, other) => after(one) - after(other) || other.score - one.score);
}

/** Days that are in order, by month or by verdict. */
export function grouped(days: readonly MuhurtaDay[], order: DayOrder): DayGroup[] {
  const keyOf = (day: MuhurtaDay) => (order === 'date' ? day.date.slice(0, 7) : verdictOf(day));
  const groups = Map.groupBy(days, keyOf);
  const keys = order === 'date' ? [...groups.keys()] : dayVerdicts;
  return keys.flatMap((key) => {
    const found = groups.get(key);
    return found ? [{ key, days: found }] : [];
  });
}

/** The best time of a day, the earliest of equals. */
export function bestOf({ windows }: MuhurtaDay): MuhurtaWindow {
  return windows.reduce((best, window) => (window.score > best.score ? window : best));
}

/** The best times of a day, and the others, both by time. @param count how many are shown at once */
export function bestTimes(
  { windows }: MuhurtaDay,
  count: number,
): { best: MuhurtaWindow[]; others: MuhurtaWindow[] } {
  const best = new Set(windows.toSorted((one, other) => other.score - one.score).slice(0, count));
  return {
    best: windows.filter((window) => best.has(window)),
    others: windows.filter((window) => !best.has(window)),
  };
}
