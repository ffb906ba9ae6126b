import { dayMonthYearFromIso } from '@jyoti/contract';
import type { Place } from '@jyoti/ui/place-field';
import { noTime, type TimeValue } from '@jyoti/ui/time-field';
import { lastPlace, NEW_DELHI, type KnownPlace } from './last-place.ts';
import { clockAt } from './moments.ts';
import { partsOf } from './panchang-address.ts';

/** The values of the form. */
export interface PanchangDraft {
  /** As typed, dd/mm/yyyy once it is whole. */
  date: string;
  iso: string | null;
  time: TimeValue;
  /** Whether date and time are still those of now. */
  isNow: boolean;
  place: Place | null;
  placeText: string;
  /** Whether the text was typed and no place is chosen for it yet. */
  isPlaceOpen: boolean;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
}

type Moment = Pick<PanchangDraft, 'date' | 'iso' | 'time'>;

function momentOf(iso: string, time: string): Moment {
  const [hour = '', minute = ''] = time.split(':');
  return { date: dayMonthYearFromIso(iso), iso, time: { ...noTime, hour, minute } };
}

/** Date and time that the clocks of a zone show now. */
export function nowIn(timeZone: string): Moment {
  const { date, time } = clockAt(new Date(), timeZone);
  return momentOf(date, time);
}

const placeOf = ({ name, latitude, longitude, timezone }: KnownPlace): Place => ({
  id: `${latitude},${longitude}`,
  place_name: name,
  latitude,
  longitude,
  timezone,
});

/** What a form begins with where its address leaves something out. */
interface Beginning {
  place: KnownPlace;
  moment: Moment;
}

/** Now, at the last place or New Delhi. */
export function ofNow(): Beginning {
  const place = lastPlace();
  return { place, moment: nowIn(place.timezone) };
}

/** What is the same for everybody at any time: no moment, and New Delhi. */
export const atRest = (): Beginning => ({
  place: NEW_DELHI,
  moment: { date: '', iso: null, time: noTime },
});

/** The form filled from an address, and from how it begins. */
export function draftFrom(search: URLSearchParams, begin: () => Beginning = ofNow): PanchangDraft {
  const { day, time, latitude, longitude, place } = partsOf(search);
  const { place: known, moment: now } = begin();
  const asksElsewhere = search.has('latitude') || search.has('longitude');
  const isKnown = !asksElsewhere || (latitude === known.latitude && longitude === known.longitude);
  const asked = momentOf(day ?? '', time ?? '');
  const hasDay = search.has('day');
  const hasTime = search.has('time');
  return {
    date: hasDay ? asked.date : now.date,
    iso: hasDay ? day : now.iso,
    time: hasTime ? asked.time : now.time,
    isNow: !hasDay && !hasTime,
    place: isKnown && known.name ? placeOf(known) : null,
    placeText: isKnown ? known.name : place,
    isPlaceOpen: false,
    latitude: asksElsewhere ? latitude : known.latitude,
    longitude: asksElsewhere ? longitude : known.longitude,
  };
}
