import { panchangQuerySchema, type PanchangParams, type Validation } from '@jyoti/contract';
import { validate } from '../../../platform/forms/validate.ts';
import { lastSunrise } from '../../places/last-sunrise.ts';
import type { PanchangDraft } from './form-draft.ts';

/** Validates a form's day: the request data, or all errors by field. */
export function checkedDay({
  date,
  time,
  latitude,
  longitude,
  place,
  placeText,
}: PanchangDraft): Validation<PanchangParams> {
  const checked = validate(panchangQuerySchema, {
    date: date ?? '',
    time: time ?? '',
    latitude: latitude ?? '',
    longitude: longitude ?? '',
  });
  if (!checked.ok) return checked;
  const { value } = checked;
  return {
    ok: true,
    value: {
      day: value.date,
      time: time ?? '',
      latitude: value.latitude,
      longitude: value.longitude,
      place: place?.name ?? placeText.trim(),
      sunrise: lastSunrise(),
    },
  };
}
