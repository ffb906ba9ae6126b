import { panchangPartsFromSearch } from '@jyoti/contract';
import type { Place } from '@jyoti/ui/place-field';
import { lastPlace, newDelhi, placeInUrl, type KnownPlace } from '../../places/last-place.ts';
import { clockAt } from './moments.ts';
import type { FrameMessages } from '../../../messages.generated/frame.ts';

/** The values of the form. */
export interface PanchangDraft {
  /** YYYY-MM-DD. */
  date: string | null;
  /** HH:mm. */
  time: string | null;
  /** Whether date and time are still the initial current ones. */
  isNow: boolean;
  place: Place | null;
  /** Name of a place that was typed but not chosen. */
  placeText: string;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
}

type Moment = Pick<PanchangDraft, 'date' | 'time'>;

/** The current date and time in a time zone. */
export function nowIn(timeZone: string): { date: string; time: string } {
  const { date, time } = clockAt(new Date(), timeZone);
  return { date, time: time.slice(0, 5) };
}

const placeOf = ({ name, latitude, longitude, timezone }: KnownPlace): Place => ({
  id: `${latitude},${longitude}`,
  name,
  latitude,
  longitude,
  timeZone: timezone,
});

/** Defaults for values that the URL leaves out. */
interface Defaults {
  words: FrameMessages;
  place: KnownPlace;
  moment: Moment;
}

/** Now, at the last place or New Delhi. */
export function defaultsNow(words: FrameMessages): Defaults {
  const place = lastPlace(words);
  return { words, place, moment: nowIn(place.timezone) };
}

/** Defaults for server rendering, equal for all visitors: no date or time, and New Delhi. */
export const defaultsOnServer = (words: FrameMessages): Defaults => ({
  words,
  place: newDelhi(words),
  moment: { date: null, time: null },
});

/** The form filled from a URL and the defaults. */
export function draftFrom(
  search: URLSearchParams,
  { words, place: known, moment: now }: Defaults,
): PanchangDraft {
  const parts = panchangPartsFromSearch(search);
  const { day, time, latitude, longitude, place } = parts;
  const asksElsewhere = search.has('latitude') || search.has('longitude');
  const isKnown = !asksElsewhere || (latitude === known.latitude && longitude === known.longitude);
  const hasDay = search.has('day');
  const hasTime = search.has('time');
  return {
    date: hasDay ? day : now.date,
    time: hasTime ? time : now.time,
    isNow: !hasDay && !hasTime,
    place: isKnown && known.name ? placeOf(known) : null,
    placeText: isKnown ? known.name : (placeInUrl(words, parts)?.name ?? place),
    latitude: asksElsewhere ? latitude : known.latitude,
    longitude: asksElsewhere ? longitude : known.longitude,
  };
}
