import {
  birthFromSearch,
  birthSearchOf,
  withSeconds,
  type KundliBirth,
  type User,
} from '@jyoti/contract';
import { BIRTH_QUESTIONS, noBirthDetails, type BirthDetails } from '@jyoti/ui/birth-details-form';
import { detailsFromBirthData } from './birth-data.ts';
import type { FieldNames } from '../../platform/forms/field-names.ts';

/** A birth whose fields may be missing. */
interface KnownBirth extends Pick<
  KundliBirth,
  'name' | 'gender' | 'date' | 'time' | 'time_unknown' | 'fold'
> {
  place: { name: string; latitude?: unknown; longitude?: unknown; timezone?: string | undefined };
}

/** The form value of a known birth. A place without coordinates and zone is typed text, not a chosen place. */
export function detailsOfBirth(birth: KnownBirth): BirthDetails {
  const { name, gender, date, time, place } = birth;
  const { latitude, longitude, timezone } = place;
  const chosen =
    Number.isFinite(latitude) && Number.isFinite(longitude) && timezone
      ? {
          id: place.name,
          name: place.name,
          latitude: Number(latitude),
          longitude: Number(longitude),
          timeZone: timezone,
        }
      : null;
  return {
    ...noBirthDetails,
    name,
    gender: gender ?? null,
    date: date || null,
    time: time ? withSeconds(time) : null,
    timeUnknown: birth.time_unknown ?? false,
    place: chosen,
    placeText: place.name,
    ...(birth.fold === 1 && { fold: 1 }),
  };
}

/** The birth in the report's URL, which prefills the form for editing. */
export function detailsFromSearch(search: URLSearchParams, prefix = ''): BirthDetails | null {
  const part = birthSearchOf(search, prefix);
  return part && detailsOfBirth(birthFromSearch(part, prefix));
}

/**
 * The birth of the visitor's account, to prefill a form.
 * @param needsTime whether the form requires a time: an unknown one is then an empty field
 */
export function detailsOfUser(
  { firstName, lastName, birthData }: User,
  { needsTime }: { needsTime: boolean },
): BirthDetails {
  const details = { ...detailsFromBirthData(birthData), name: `${firstName} ${lastName}` };
  return needsTime ? { ...details, timeUnknown: false } : details;
}

/**
 * Form fields by field of the API, for a birth nested in the request data: `place` for `birth.place.latitude`.
 * @param apiPrefix before the API's fields, with its dot: `birth.`
 * @param formPrefix before the form's fields, with its dot
 */
export function fieldNamesOfBirth(apiPrefix = '', formPrefix = ''): FieldNames {
  return Object.fromEntries(
    BIRTH_QUESTIONS.map((field) => [apiPrefix + field, formPrefix + field]),
  );
}

const NOON = '12:00:00';

/** The time of a form, `HH:mm:ss`; noon, the middle of the day, if it is unknown. */
export function timeOrNoon({ time, timeUnknown }: BirthDetails): string | null {
  return timeUnknown ? NOON : time;
}
