const DAY_MS = 86_400_000;
/** Days of a part, a quarter of a leap year: a search of a year has four. */
const PART_DAYS = 92;

/** Civil dates, the last included. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** The date some days after another; both `YYYY-MM-DD`. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A range in parts of three months, in order. */
export function partsOf({ from, to }: DateRange): DateRange[] {
  const parts: DateRange[] = [];
  for (let start = from; start <= to; start = dateAfter(start, PART_DAYS)) {
    const end = dateAfter(start, PART_DAYS - 1);
    parts.push({ from: start, to: end < to ? end : to });
  }
  return parts;
}
