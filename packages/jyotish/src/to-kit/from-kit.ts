import type { Birth } from '../chart/index.ts';
import { JyotishError } from '../error.ts';
import { localClock } from '../time/index.ts';

/** What `BirthDetailsForm` in `@jyoti/ui/birth-details-form` gives, as far as a chart depends on it. */
export interface KitBirthDetails {
  /** `YYYY-MM-DD`; null while the field is empty */
  readonly date: string | null;
  /** `HH:mm:ss` or `HH:mm`; null while the field is empty, or if the time is unknown */
  readonly time: string | null;
  /** nobody knows the time of birth */
  readonly timeUnknown?: boolean;
  /** which of two equal clock times; the first unless given */
  readonly fold?: 0 | 1;
  /** degrees, north and east positive, and its IANA zone or fixed offset; null while no place is picked */
  readonly place: {
    /** -90 to 90 */
    readonly latitude: number;
    /** -180 to 180 */
    readonly longitude: number;
    /** IANA name or fixed offset */
    readonly timeZone: string;
  } | null;
}

const NOON = '12:00:00';

/**
 * A birth for `castChart` from the details of the kit's form: `castChart(fromKit(details))`. Before the first standard time of
 * its zone the place has its local mean time. Without a known time it is noon, and the chart has the notice `unknown_time`:
 * its ascendant and houses mean nothing.
 * @param details from `onSubmit` of `BirthDetailsForm`
 * @throws JyotishError `invalid_date`, `invalid_time`, `invalid_place` for what is still empty; as `localClock`
 */
export function fromKit(details: KitBirthDetails): Birth {
  const { date, place, fold, timeUnknown = false } = details;
  const time = timeUnknown ? NOON : details.time;
  if (date === null) throw new JyotishError('invalid_date', 'The birth has no date.');
  if (time === null) throw new JyotishError('invalid_time', 'The birth has no time.');
  if (place === null) throw new JyotishError('invalid_place', 'The birth has no place.');
  const { latitude, longitude, timeZone } = place;
  const clock = localClock({ date, time, timeZone }, longitude);
  return {
    date,
    time,
    latitude,
    longitude,
    ...clock,
    ...(fold !== undefined && !timeUnknown && { fold }),
    ...(timeUnknown && { timeUnknown }),
  };
}
