export { TimeField, type TimeFieldProps } from './time-field.tsx';
export type { Period } from './time-field.logic.ts';
