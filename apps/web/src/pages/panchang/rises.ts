import type { Panchang } from '@jyoti/contract';
import { useDayTimes } from './time-of-day.tsx';
import { usePanchangWords } from './words.ts';

/** When Sun and Moon rise and set on a day, or why they do not, in words. */
export function useRises(day: Panchang) {
  const { facts } = usePanchangWords();
  const times = useDayTimes(day);
  const { sun_rise, sun_set, moon_rise, moon_set } = day.advanced_details;
  const has = (code: (typeof day.notice_codes)[number]) => day.notice_codes.includes(code);
  const of = (instant: string | null, body: 'sun' | 'moon') => {
    if (instant !== null) return times.at(instant) ?? '';
    if (has(`${body}_up_all_day`)) return facts.neverSets;
    return has(`${body}_down_all_day`) ? facts.neverRises : facts.none;
  };
  return {
    sunrise: of(sun_rise, 'sun'),
    sunset: of(sun_set, 'sun'),
    moonrise: of(moon_rise, 'moon'),
    moonset: of(moon_set, 'moon'),
  };
}
