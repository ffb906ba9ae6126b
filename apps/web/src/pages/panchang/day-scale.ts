import type { Panchang } from '@jyoti/contract';

/** Whether a day can be drawn from sunrise to sunrise; where the Sun does not rise or set, a sentence stands in for the scale. */
export function hasScale({ advanced_details: details }: Panchang): boolean {
  return Boolean(details.sun_rise && details.sun_set && details.next_sun_rise);
}
