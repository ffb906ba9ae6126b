interface SubmittedValueProps {
  /** Without a name nothing is submitted. */
  name: string | undefined;
  value: string | number | null;
  disabled: boolean | undefined;
  /** Id of the form, where the field is outside of it. */
  form?: string | undefined;
}

/** A hidden input for fields whose control shows a formatted value: 1,50,000 or 15/08/1947. */
export function SubmittedValue({ name, value, disabled, form }: SubmittedValueProps) {
  if (name === undefined) return null;
  return <input type="hidden" name={name} value={value ?? ''} disabled={disabled} form={form} />;
}
