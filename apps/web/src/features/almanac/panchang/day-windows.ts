import type { Panchang, TimeRange } from '@jyoti/contract';

export const inauspiciousWindows = [
  'rahukaal',
  'gulika',
  'yamakanta',
  'dur_muhurta',
  'varjyam',
  'bhadra',
  'panchaka',
  'ganda_moola',
] as const;
/** In the order of the day. */
export const auspiciousWindows = [
  'brahma_muhurta',
  'pratah_sandhya',
  'abhijit',
  'vijaya_muhurta',
  'godhuli',
  'sayahna_sandhya',
  'amrit_kaal',
  'nishita',
] as const;

export type WindowName = (typeof inauspiciousWindows)[number] | (typeof auspiciousWindows)[number];

/** The spans of one kind on a day; may be empty. */
export function spansOf(day: Panchang, name: WindowName): readonly TimeRange[] {
  const found = day[name];
  if (found === null) return [];
  return Array.isArray(found) ? found : [found];
}
