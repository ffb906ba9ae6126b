export { Field, type FieldProps } from './field.tsx';
export type { FieldControl, FieldOptions, ValueOptions } from './field.types.ts';
