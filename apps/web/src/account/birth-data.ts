import { withSeconds, type RegisterInput, type User } from '@jyoti/contract';
import { noBirthDetails, type BirthDetails } from '@jyoti/ui/birth-details-form';
import type { FieldNames } from '../forms/field-names.ts';

/** Names of the birth's fields in the forms of an account: those of the API. */
export const birthFieldNames = {
  date: 'birthData.date',
  time: 'birthData.time',
  place: 'birthData.place',
} as const;

/** The fields of an account's forms by the API's: coordinates and zone come with the place. */
export const accountFieldNames: FieldNames = {
  'birthData.latitude': birthFieldNames.place,
  'birthData.longitude': birthFieldNames.place,
  'birthData.timezone': birthFieldNames.place,
};

/** What an account says of a birth, as the form's fields hold it. */
export function detailsFromBirthData(birthData: User['birthData']): BirthDetails {
  const { place, date, time, latitude, longitude, timezone } = birthData;
  return {
    ...noBirthDetails,
    date: date || null,
    time: time ? withSeconds(time) : null,
    timeUnknown: date !== '' && time === '',
    place:
      latitude !== undefined && longitude !== undefined && timezone
        ? { id: place, name: place, latitude, longitude, timeZone: timezone }
        : null,
    placeText: place,
  };
}

/** What the form's fields hold, as an account says it. */
export function birthDataFromDetails(
  details: BirthDetails,
): NonNullable<RegisterInput['birthData']> {
  const { date, time, timeUnknown, place } = details;
  return {
    date: date ?? '',
    time: timeUnknown ? '' : (time ?? ''),
    ...(timeUnknown && { timeUnknown }),
    place: place?.name ?? '',
    latitude: place?.latitude,
    longitude: place?.longitude,
    timezone: place?.timeZone,
  };
}
