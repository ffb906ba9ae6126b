export { degreesFromText } from './degrees-from-text.ts';
export { LocationButton, type LocationButtonProps } from './location-button.tsx';
export { PlaceField, type PlaceFieldProps, type PlaceSearch } from './place-field.tsx';
export type { Place } from './place-field.logic.ts';
