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
  type PlaceOffsetQuery,
} from '../place-offset.ts';
export { canonicalTimeZone } from '../time-zone.ts';
