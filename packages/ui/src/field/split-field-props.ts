import type { FieldOptions } from './field.types.ts';

interface ControlNames {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * Sorts the props of a field: the first result goes to `Field` (label, messages, and `className`, `style`, `data-*` for its
 * root), the second to the control.
 */
export function splitFieldProps<Props extends FieldOptions & ControlNames>(props: Props) {
  const {
    label,
    labelHidden,
    hint,
    error,
    name,
    required,
    optional,
    disabled,
    className,
    style,
    id,
    'aria-describedby': describedBy,
    ...others
  } = props;
  const isData = ([key]: [string, unknown]) => key.startsWith('data-');
  const entries = Object.entries(others);
  const field = {
    ...Object.fromEntries(entries.filter(isData)),
    label,
    labelHidden,
    hint,
    error,
    name,
    required,
    optional,
    disabled,
    className,
    style,
    controlId: id,
    describedBy,
  };
  const control = Object.fromEntries(entries.filter((entry) => !isData(entry)));
  return [field, control as Omit<Props, keyof FieldOptions | keyof ControlNames>] as const;
}
