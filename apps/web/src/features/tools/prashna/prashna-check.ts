import { prashnaRequestSchema, type PrashnaParams, type Validation } from '@jyoti/contract';
import { sentence, validate } from '../../../platform/forms/validate.ts';
import type { PrashnaDraft } from './prashna-draft.ts';

/** The question that a form asks, or all that is wrong with it, by field. */
export function checkedQuestion({
  date,
  time,
  place,
  number,
}: PrashnaDraft): Validation<PrashnaParams> {
  const checked = validate(prashnaRequestSchema, {
    date: date ?? '',
    time: time ?? '',
    latitude: place?.latitude ?? '',
    longitude: place?.longitude ?? '',
    ...(number !== null && { number }),
  });
  if (checked.ok) {
    const { latitude, longitude } = checked.value;
    return {
      ok: true,
      value: {
        date: checked.value.date,
        time: checked.value.time.slice(0, 5),
        latitude,
        longitude,
        place: place?.name ?? '',
        ...(number !== null && { number }),
      },
    };
  }
  // The form has one field for the place, and no coordinates of their own.
  const { latitude, longitude, ...others } = checked.fields;
  const isPlaceWrong = latitude !== undefined || longitude !== undefined;
  return {
    ok: false,
    fields: {
      ...others,
      ...(isPlaceWrong && { place: sentence('muhurtaPlaceNotChosen') }),
    },
  };
}
