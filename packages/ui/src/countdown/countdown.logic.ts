export interface Remaining {
  days: number;
  /** 0 to 23. */
  hours: number;
}

const HOUR = 3_600_000;

/**
 * Days and hours from one instant to another, rounded down; null once it is reached.
 *
 * @param endsAt ISO 8601
 * @param now ms since 1970, UTC
 * @throws RangeError if `endsAt` is not an instant
 */
export function remainingUntil(endsAt: string, now: number): Remaining | null {
  const end = Date.parse(endsAt);
  if (Number.isNaN(end)) throw new RangeError(`Countdown: “${endsAt}” is no ISO 8601 instant`);
  if (end <= now) return null;
  const hours = Math.floor((end - now) / HOUR);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
