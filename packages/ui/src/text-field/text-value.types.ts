/** The text of a field, controlled (`value`) or uncontrolled (`defaultValue`). `null` is an empty field, as is `""`. */
export interface TextValue {
  /** Controlled value. Without it the field is uncontrolled. */
  value?: string | null;
  /** Initial value of an uncontrolled field; a form reset returns to it. @default "" */
  defaultValue?: string | null;
  /** Called with the new text when a user, or a reset of the form, changes it. The native `onChange` is called too. */
  onValueChange?: (value: string) => void;
}
