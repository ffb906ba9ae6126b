import type { PanchangParams, Panchang } from '@jyoti/contract';

/** The query for the rest of a day: the day that is shown, at the place of the URL. */
export const moreQueryOf = (
  { latitude, longitude, sunrise }: PanchangParams,
  { date }: Pick<Panchang, 'date'>,
) => ({ date, latitude, longitude, sunrise });
