import {
  panchangQuerySchema,
  validate,
  type FieldMessages,
  type Validation,
} from '@jyoti/contract';
import type { PanchangDraft } from './form-draft.ts';
import type { AskedDay } from './panchang-address.ts';

/**
 * The day that a form asks for, or all that is wrong with it, by field.
 * @param placeOpen the sentence for a place that is typed and not chosen
 */
export function checkedDay(
  { iso, date, time, latitude, longitude, placeText, isPlaceOpen }: PanchangDraft,
  placeOpen: string,
): Validation<AskedDay> {
  const clock = time.hour && time.minute ? `${time.hour}:${time.minute}` : '';
  const checked = validate(panchangQuerySchema, {
    date: iso ?? date,
    time: clock,
    latitude: latitude ?? '',
    longitude: longitude ?? '',
  });
  const open: FieldMessages = isPlaceOpen && placeText.trim() !== '' ? { place: placeOpen } : {};
  if (!checked.ok) return { ok: false, fields: { ...checked.fields, ...open } };
  if (open['place']) return { ok: false, fields: open };
  const { value } = checked;
  return {
    ok: true,
    value: {
      day: value.date,
      time: clock,
      latitude: value.latitude,
      longitude: value.longitude,
      place: placeText.trim(),
    },
  };
}
