export { Field, type FieldControl, type FieldOptions, type FieldProps } from './field.tsx';
/** Styles shared by the kit's own controls. */
export * as fieldStyles from './field.css.ts';
