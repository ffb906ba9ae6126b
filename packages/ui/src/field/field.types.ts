import type { CSSProperties, ReactNode } from 'react';
import type { ClassNames } from '../shared/react/class-names.ts';

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
  /** Must be filled in. Announced, but not marked visually: optional fields are marked instead. @default false */
  required?: boolean;
  /** Adds "(optional)" to the label. @default false */
  optional?: boolean;
  /** Cannot be used and is not submitted. @default false */
  disabled?: boolean;
  /** On the root of the field, as are `style` and `data-*`. `id`, `ref`, `aria-*` and all else reach the control. */
  className?: string;
  /** Classes of its parts. `control` is the input, select or textarea of a field with one. */
  classNames?: ClassNames<'label' | 'control' | 'hint' | 'error'>;
  /** On the root of the field. */
  style?: CSSProperties;
}

/** The value of a field, controlled (`value`) or uncontrolled (`defaultValue`). `null` is an empty field. */
export interface ValueOptions<Value> {
  /** Controlled value. Without it the field is uncontrolled. */
  value?: Value | null;
  /** Initial value of an uncontrolled field; a form reset returns to it. @default null */
  defaultValue?: Value | null;
  /** Called with the new value when a user, or a reset of the form, changes it. */
  onValueChange?: (value: Value | null) => void;
}

/** Props that a control must spread. */
export interface FieldControl {
  /** Ties the label to the control. */
  id: string;
  /** To be added to its own. */
  className?: string | undefined;
  /** As given to the field. */
  name: string | undefined;
  /** As given to the field. */
  required: boolean;
  /** As given to the field, or by the group around it. */
  disabled: boolean | undefined;
  /** Ids of the hint and the error, while they are shown. */
  'aria-describedby': string | undefined;
  /** Whether the field has an error. */
  'aria-invalid': boolean;
}
