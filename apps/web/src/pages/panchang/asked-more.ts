import type { AskedDay, Panchang } from '@jyoti/contract';

/** What the rest of a day is asked with: the day that is shown, at the place of the address. */
export const askedMore = (
  { latitude, longitude, sunrise }: AskedDay,
  { date }: Pick<Panchang, 'date'>,
) => ({ date, latitude, longitude, sunrise });
