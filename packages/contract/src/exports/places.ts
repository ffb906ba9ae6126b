// Places, coordinates and offsets from UTC.
export { coordinatesFromText, type Coordinates } from '../coordinates.ts';
export {
  placeQueryLength,
  placeQuerySchema,
  placesAnswerSchema,
  placeSchema,
  type Place,
} from '../places.ts';
export {
  placeOffsetAnswerSchema,
  placeOffsetQuerySchema,
  placeOffsetSchema,
  type PlaceOffset,
  type PlaceOffsetInput,
} from '../place-offset.ts';
