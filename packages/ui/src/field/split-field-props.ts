import { splitRootProps } from '../shared/react/split-root-props.ts';
import type { FieldOptions } from './field.types.ts';

interface ControlNames {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * Splits the props of a field: the first result is for `Field` (label, messages, and `className`, `style`, `data-*` for
 * its root), the second for the control.
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
    classNames,
    id,
    'aria-describedby': describedBy,
    ...others
  } = props;
  const [root, control] = splitRootProps(others);
  const field = {
    ...root,
    label,
    labelHidden,
    hint,
    error,
    name,
    required,
    optional,
    disabled,
    classNames,
    controlId: id,
    describedBy,
  };
  return [
    field,
    control as unknown as Omit<Props, keyof FieldOptions | keyof ControlNames>,
  ] as const;
}
