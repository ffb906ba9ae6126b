// Places, coordinates and offsets from UTC.
export { coordinatesFromText, type Coordinates } from '../coordinates.ts';
export {
  placeQueryLength,
  placeQuerySchema,
  placesResponseSchema,
  placeSchema,
  type Place,
} from '../places.ts';
export {
  placeOffsetResponseSchema,
  placeOffsetQuerySchema,
  placeOffsetSchema,
  type PlaceOffset,
  type PlaceOffsetInput,
} from '../place-offset.ts';
export { canonicalTimeZone } from '../time-zone.ts';
