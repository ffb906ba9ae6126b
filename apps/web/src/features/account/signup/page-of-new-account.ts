import { birthSearchOf, searchFromBirth, settingsSearchOf, type User } from '@jyoti/contract';
import { detailsOfUser } from '../../birth/birth-details.ts';

/**
 * The page of a new account: who came for a kundli and typed the birth at sign-up goes to its report, which needs no gender.
 * @param destination the page that the visitor came for
 */
export function pageOfNewAccount(destination: string, user: User): string {
  const { pathname, searchParams } = new URL(destination, 'https://site.invalid');
  const { name, date, place, time, timeUnknown } = detailsOfUser(user, { needsTime: false });
  const asksForOther = birthSearchOf(searchParams) !== null;
  if (pathname !== '/kundli' || asksForOther || !date || !place || (!time && !timeUnknown))
    return destination;
  const birth = searchFromBirth({
    name,
    date,
    time: time ?? '',
    time_unknown: timeUnknown,
    place: { ...place, timezone: place.timeZone },
  });
  return `/generate-kundli?${new URLSearchParams([...birth, ...settingsSearchOf(searchParams)])}`;
}
