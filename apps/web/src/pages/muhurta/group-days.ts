import { muhurtaQualities, type MuhurtaDay, type MuhurtaWindow } from '@jyoti/contract';

export const dayOrders = ['best', 'date'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** Days under one heading: those of a quality, or of a month (`YYYY-MM`). */
export interface DayGroup {
  key: string;
  days: MuhurtaDay[];
}

/** All days in an order: by date, or the highest score first, then by date. */
export function inOrder(days: readonly MuhurtaDay[], order: DayOrder): readonly MuhurtaDay[] {
  if (order === 'date') return days;
  return days.toSorted((one, other) => other.score - one.score);
}

/** Days that are in order, by month or by quality. */
export function grouped(days: readonly MuhurtaDay[], order: DayOrder): DayGroup[] {
  const keyOf = ({ date, quality }: MuhurtaDay) => (order === 'date' ? date.slice(0, 7) : quality);
  const groups = Map.groupBy(days, keyOf);
  const keys = order === 'date' ? [...groups.keys()] : muhurtaQualities;
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
