import { withSeconds, type RegisterInput, type User } from '@jyoti/contract';
import { noBirthDetails, type BirthDetails } from '@jyoti/ui/birth-details-form';
import type { FieldNames } from '../../platform/forms/field-names.ts';

/** Names of the birth fields in account forms: those of the API. */
export const birthFieldNames = {
  date: 'birthData.date',
  time: 'birthData.time',
  place: 'birthData.place',
} as const;

/**
 * Form fields of the account forms by API field: coordinates and time zone come from the place
 * field.
 */
export const accountFieldNames: FieldNames = {
  'birthData.latitude': birthFieldNames.place,
  'birthData.longitude': birthFieldNames.place,
  'birthData.timezone': birthFieldNames.place,
};

/** Converts the birth of an account to the values of the form's fields. */
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

/** Converts the values of the form's fields to the birth of an account. */
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
