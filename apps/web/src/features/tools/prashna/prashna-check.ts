import { prashnaRequestSchema, type PrashnaParams, type Validation } from '@jyoti/contract';
import { validate } from '../../../platform/forms/validate.ts';
import { withPlaceField } from '../place-check.ts';
import type { PrashnaDraft } from './prashna-draft.ts';

/** The question that a form asks, or all that is wrong with it, by field. */
export function checkedQuestion({
  date,
  time,
  place,
  number,
}: PrashnaDraft): Validation<PrashnaParams> {
  const named = number === null ? {} : { number };
  const checked = validate(prashnaRequestSchema, {
    date: date ?? '',
    time: time ?? '',
    latitude: place?.latitude ?? '',
    longitude: place?.longitude ?? '',
    ...named,
  });
  if (!checked.ok) return { ok: false, fields: withPlaceField(checked.fields) };
  const { latitude, longitude, ...at } = checked.value;
  return {
    ok: true,
    value: {
      date: at.date,
      time: at.time.slice(0, 5),
      latitude,
      longitude,
      place: place?.name ?? '',
      ...named,
    },
  };
}
