import type { FieldMessages } from '@jyoti/contract';
import { sentence } from '../../platform/forms/validate.ts';

/** The form has one field for the place, and no coordinates of their own. */
export function withPlaceField(fields: FieldMessages): FieldMessages {
  const { latitude, longitude, ...others } = fields;
  if (latitude === undefined && longitude === undefined) return fields;
  return { ...others, place: sentence('muhurtaPlaceNotChosen') };
}
