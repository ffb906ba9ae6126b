import type { Panchang } from '@jyoti/contract';

/** Whether a day has a scale from sunrise to sunrise. If the Sun does not rise or set, the page shows a sentence instead. */
export function hasScale({ advanced_details: details }: Panchang): boolean {
  return Boolean(details.sun_rise && details.sun_set && details.next_sun_rise);
}
