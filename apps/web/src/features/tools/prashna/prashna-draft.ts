import { prashnaPartsFromSearch } from '@jyoti/contract';
import type { Place } from '@jyoti/ui/place-field';
import { zonedTime } from '@jyoti/ui/time-span';
import { placeInUrl, type KnownPlace } from '../../places/last-place.ts';
import type { FrameMessages } from '../../../messages.generated/frame.ts';

/** The values of the form. */
export interface PrashnaDraft {
  /** `YYYY-MM-DD` */
  date: string | null;
  /** `HH:mm` */
  time: string | null;
  place: Place | null;
  /** Name of a place that is not chosen. */
  placeText: string;
  number: number | null;
}

/** Date and `HH:mm` of the present in a time zone. */
export function nowIn(timeZone: string): { date: string; time: string } {
  const { date, hour, minute } = zonedTime(Date.now(), timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return { date, time: `${two(hour)}:${two(minute)}` };
}

const placeOf = ({ name, latitude, longitude, timezone }: KnownPlace): Place => ({
  id: `${latitude},${longitude}`,
  name,
  latitude,
  longitude,
  timeZone: timezone,
});

/** The form filled from a URL; what that leaves out is the present at the place known last. */
export function draftFrom(
  search: URLSearchParams,
  { words, place: known }: { words: FrameMessages; place: KnownPlace },
  now: { date: string; time: string } | null,
): PrashnaDraft {
  const parts = prashnaPartsFromSearch(search);
  const { date, time, number } = parts;
  const chosen = placeInUrl(words, parts) ?? known;
  return {
    date: search.has('date') ? date : (now?.date ?? null),
    time: search.has('time') ? time : (now?.time ?? null),
    place: placeOf(chosen),
    placeText: chosen.name,
    number,
  };
}
