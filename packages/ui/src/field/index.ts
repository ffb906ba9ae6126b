export { Field, type FieldProps } from './field.tsx';
export type { FieldControl, FieldOptions } from './field.types.ts';
