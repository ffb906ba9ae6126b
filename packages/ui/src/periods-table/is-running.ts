import { runsAt } from '../shared/time/runs-at.ts';

export interface PeriodSpan {
  /** When it starts, ISO 8601. */
  start: string;
  /** When it ends, ISO 8601. */
  end: string;
}

/**
 * Whether a period is running at an instant. The start belongs to the period, the end does not.
 *
 * @param now ISO 8601
 */
export const isRunning = (period: PeriodSpan, now: string): boolean =>
  runsAt(Date.parse(now), period);
