import type { Panchang } from '@jyoti/contract';
import { useDayTimes } from './time-of-day.tsx';
import { panchangMessages, type PanchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/**
 * When Sun and Moon rise and set on a day, or why they do not, as text. @param at formats an
 * instant
 */
export function risesOf(
  { advanced_details: more, notice_codes: codes }: Panchang,
  facts: PanchangMessages['facts'],
  at: (instant: string) => string,
) {
  const of = (instant: string | null, body: 'sun' | 'moon') => {
    if (instant !== null) return at(instant);
    if (codes.includes(`${body}_up_all_day`)) return facts.neverSets;
    return codes.includes(`${body}_down_all_day`) ? facts.neverRises : facts.none;
  };
  return {
    sunrise: of(more.sun_rise, 'sun'),
    sunset: of(more.sun_set, 'sun'),
    moonrise: of(more.moon_rise, 'moon'),
    moonset: of(more.moon_set, 'moon'),
  };
}

/** The same with the time format of the page. */
export function useRises(day: Panchang) {
  const { facts } = useMessages(panchangMessages);
  const times = useDayTimes(day);
  return risesOf(day, facts, (instant) => times.at(instant) ?? '');
}
