export { Field, type FieldProps } from './field.tsx';
export type { FieldControl, FieldOptions, ValueOptions } from './field.types.ts';
/** Styles shared by the kit's own controls. */
export * as fieldStyles from './field.css.ts';
