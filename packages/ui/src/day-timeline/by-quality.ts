import type { DayQuality } from './day-timeline.logic.ts';

/** A value, such as a style, for each quality. */
export const byQuality = <Value>(
  of: (quality: DayQuality) => Value,
): Record<DayQuality, Value> => ({
  auspicious: of('auspicious'),
  neutral: of('neutral'),
  inauspicious: of('inauspicious'),
});
