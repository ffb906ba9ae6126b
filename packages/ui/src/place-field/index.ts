export { PlaceField, type PlaceFieldProps } from './place-field.tsx';
export type { Place } from './place-field.logic.ts';
export type { PlaceSearch } from './use-place-search.ts';
