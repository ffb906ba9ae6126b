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
export const auspiciousWindows = ['brahma_muhurta', 'abhijit', 'amrit_kaal'] as const;

export type WindowName = (typeof inauspiciousWindows)[number] | (typeof auspiciousWindows)[number];

/** The spans of one kind on a day; may be empty. */
export function spansOf(day: Panchang, name: WindowName): readonly TimeRange[] {
  const found = day[name];
  if (found === null) return [];
  return Array.isArray(found) ? found : [found];
}
