import {
  muhurtaPartsFromSearch,
  type AyanamsaName,
  type MuhurtaDirection,
  type MuhurtaPurpose,
  type SunriseChoice,
  type User,
} from '@jyoti/contract';
import { noBirthDetails, type BirthDetails } from '@jyoti/ui/birth-details-form';
import { detailsFromSearch, detailsOfUser } from '../../birth/birth-details.ts';
import { lastSunrise } from '../../places/last-sunrise.ts';
import { placeDraft, type FormStart, type PlaceDraft } from '../tool-place.ts';

export const whoseCharts = ['nobody', 'me', 'other', 'both'] as const;
export type WhoseChart = (typeof whoseCharts)[number];

/** Births that the form asks for. */
export type BirthFieldName = 'other' | 'second' | 'boy' | 'girl';

/** The values of the form. */
export interface MuhurtaDraft extends PlaceDraft, Record<BirthFieldName, BirthDetails> {
  purpose: MuhurtaPurpose | null;
  /** `YYYY-MM-DD` */
  from: string | null;
  to: string | null;
  direction: MuhurtaDirection | null;
  whose: WhoseChart;
  ayanamsa: AyanamsaName;
  sunrise: SunriseChoice;
}

/** How long a search is at first, months. */
const MONTHS = 3;

/** The date some months after another; a month ends on the day that the shorter one has. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}

/** The last date of a search that begins on a date. */
export const endOfSearch = (from: string) => monthsAfter(from, MONTHS);

/** The form filled from a URL, and from how it begins. */
export function draftFrom(search: URLSearchParams, start: FormStart): MuhurtaDraft {
  const parts = muhurtaPartsFromSearch(search);
  const births = {
    other: detailsFromSearch(search, 'birth.'),
    second: detailsFromSearch(search, 'second.'),
    boy: detailsFromSearch(search, 'boy.'),
    girl: detailsFromSearch(search, 'girl.'),
  };
  const hasTwo = [births.second, births.boy, births.girl].some((birth) => birth !== null);
  const from = search.has('from') ? parts.from : (start.now?.date ?? null);
  return {
    ...placeDraft(parts, start),
    purpose: parts.purpose,
    from,
    to: search.has('to') ? parts.to : from && endOfSearch(from),
    direction: parts.direction,
    whose: hasTwo ? 'both' : births.other ? 'other' : search.has('latitude') ? 'nobody' : 'me',
    other: births.other ?? noBirthDetails,
    second: births.second ?? noBirthDetails,
    boy: births.boy ?? noBirthDetails,
    girl: births.girl ?? noBirthDetails,
    ayanamsa: parts.ayanamsa ?? 'lahiri',
    sunrise: parts.sunrise ?? lastSunrise(),
  };
}

/** The birth of the visitor's account; null where it has no date or no place. */
export function ownBirth(user: User | null): BirthDetails | null {
  const details = user && detailsOfUser(user, { needsTime: false });
  return details?.date && details.place ? details : null;
}

/** Whose chart is compared: the visitor's own only where it is known. */
export function whoseOf({ whose }: MuhurtaDraft, own: BirthDetails | null): WhoseChart {
  return whose === 'me' && own === null ? 'nobody' : whose;
}
