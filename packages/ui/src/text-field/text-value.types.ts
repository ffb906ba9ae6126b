/** The text of a field, controlled (`value`) or uncontrolled (`defaultValue`). `null` is an empty field, as is `""`. */
export interface TextValue {
  /** Controlled value. Left out, the field is uncontrolled. */
  value?: string | null;
  /** First value of an uncontrolled field; also what a reset of the form returns to. @default "" */
  defaultValue?: string | null;
  /** Called with the new text when a user, or a reset of the form, changes it. The native `onChange` is called too. */
  onValueChange?: (value: string) => void;
}
