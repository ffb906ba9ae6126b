import type { CSSProperties, ReactNode } from 'react';

/** Props that all fields share. */
export interface FieldOptions {
  /** Label. Required; it can be visually hidden. */
  label: string;
  /** Hides the label visually, for use below a heading with the same text (a search). @default false */
  labelHidden?: boolean;
  /** Help text below the control: the format, or where to find the value. Stays while there is an error. */
  hint?: ReactNode;
  /**
   * What is wrong, in one sentence. `null` shows none.
   * @default the error that the Form around it has for this field's `name`
   */
  error?: string | null;
  /** The name it is submitted under, and by which a Form finds its error. */
  name?: string;
  /** Must be answered. Announced, not marked: fields that may be left out are the ones that are marked. @default false */
  required?: boolean;
  /** Adds "(optional)" to the label. @default false */
  optional?: boolean;
  /** Cannot be used and is not submitted. @default false */
  disabled?: boolean;
  /** On the root of the field, as are `style` and `data-*`. `id`, `ref`, `aria-*` and all else reach the control. */
  className?: string;
  style?: CSSProperties;
}

/** The value of a field, controlled (`value`) or uncontrolled (`defaultValue`). `null` is an empty field. */
export interface ValueOptions<Value> {
  /** Controlled value. Left out, the field is uncontrolled. */
  value?: Value | null;
  /** First value of an uncontrolled field; also what a reset of the form returns to. @default null */
  defaultValue?: Value | null;
  /** Called with the new value when a user, or a reset of the form, changes it. */
  onValueChange?: (value: Value | null) => void;
}

/** What a control spreads to belong to its field. */
export interface FieldControl {
  id: string;
  name: string | undefined;
  required: boolean;
  disabled: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}
