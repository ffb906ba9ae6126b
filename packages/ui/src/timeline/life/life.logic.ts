import type { GrahaId } from '../../glyphs/index.ts';

/** A period ruled by a graha: from `start` up to, not including, `end`. Instants in ISO 8601. */
export interface DashaPeriod {
  /** The graha that rules it. */
  graha: GrahaId;
  /** When it begins. */
  start: string;
  /** When the next one begins. */
  end: string;
}

export interface Segment extends DashaPeriod {
  /** Share of the visible span, 0 to 1. */
  share: number;
  running: boolean;
}

/** Where an instant is in a span, 0 to 1, or null outside it. */
export function positionIn(instant: string, start: string, end: string): number | null {
  const [at, from, to] = [Date.parse(instant), Date.parse(start), Date.parse(end)];
  const position = (at - from) / (to - from);
  return position >= 0 && position < 1 ? position : null;
}

/** The periods as shares of the span from `from` on: earlier parts are clipped. */
export function segmentsOf(periods: readonly DashaPeriod[], from: string, now: string): Segment[] {
  const first = Date.parse(from);
  const visible = periods.filter(({ end }) => Date.parse(end) > first);
  const last = Math.max(...visible.map(({ end }) => Date.parse(end)));
  return visible.map((period) => ({
    ...period,
    share: (Date.parse(period.end) - Math.max(first, Date.parse(period.start))) / (last - first),
    running: positionIn(now, period.start, period.end) !== null,
  }));
}

/** A share of the scale as a CSS percentage. */
export const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Completed years between two instants. */
export function ageAt(now: string, birth: string): number {
  const [to, from] = [new Date(now), new Date(birth)];
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  const before =
    to.getUTCMonth() < from.getUTCMonth() ||
    (to.getUTCMonth() === from.getUTCMonth() && to.getUTCDate() < from.getUTCDate());
  return years - (before ? 1 : 0);
}

/** Precision of the bounds of periods, by the length of their scale. */
export type Precision = 'year' | 'month' | 'day' | 'time';

const DAY = 86_400_000;

/** Years on the scale of a life, months inside a mahadasha, days inside an antardasha, clock times below that. */
export function precisionOf(start: string, end: string): Precision {
  const days = (Date.parse(end) - Date.parse(start)) / DAY;
  if (days > 25 * 366) return 'year';
  if (days > 4 * 366) return 'month';
  return days > 90 ? 'day' : 'time';
}
