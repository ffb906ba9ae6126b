export { degreesFromText } from './degrees-from-text.ts';
export { LocationButton, type LocationButtonProps } from './location-button.tsx';
export { PlaceField, type PlaceFieldProps } from './place-field.tsx';
export type { Place } from './search/place-field.logic.ts';
export type { PlaceSearch } from './search/use-place-search.ts';
