import { weekdayOf } from '../dates/index.ts';

const DAYS = 7;

/** The rows of a month, Sunday first; `null` where a week has days of another month. */
export function weeksOf<Day extends { date: string }>(days: readonly Day[]): (Day | null)[][] {
  const [first] = days;
  if (first === undefined) return [];
  const cells: (Day | null)[] = [
    ...Array.from({ length: weekdayOf(first.date) }, () => null),
    ...days,
  ];
  while (cells.length % DAYS > 0) cells.push(null);
  return Array.from({ length: cells.length / DAYS }, (_, week) =>
    cells.slice(week * DAYS, (week + 1) * DAYS),
  );
}
