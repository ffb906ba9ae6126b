import { clsx } from 'clsx';
import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { FieldMessages } from './field-messages.tsx';
import { warnWithoutName } from '../shared/react/warn-without-name.ts';
import * as styles from '../shared/styles/field.css.ts';
import type { FieldControl, FieldOptions } from './field.types.ts';
import { OptionalMark } from './optional-mark.tsx';
import { useField } from './hooks/use-field.ts';

export interface FieldProps extends FieldOptions, Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Id of the control. @default made by useId */
  controlId?: string;
  /** Ids of further descriptions of the control, which come after the field's own. */
  describedBy?: string;
  /**
   * Several controls under one question (hour, minute, second): a fieldset whose legend is the label and which carries
   * the description. Each control inside then needs a name of its own and `aria-invalid`.
   * @default false
   */
  group?: boolean;
  /** Renders the control, which must spread the given props. */
  children: (control: FieldControl) => ReactNode;
  /** Renders content below error and hint, such as an "unknown" switch. */
  after?: (control: FieldControl) => ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Label, hint and error around a control, associated with it. The base of every field of the kit. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  name,
  required,
  optional = false,
  disabled,
  controlId,
  describedBy,
  group = false,
  className,
  children,
  after,
  ...rest
}: FieldProps) {
  warnWithoutName('Field', 'label', label);
  const { control, messages, root } = useField({
    hint,
    error,
    name,
    required,
    disabled,
    controlId,
    describedBy,
  });
  const Root = (group ? 'fieldset' : 'div') as ElementType;
  const Label = (group ? 'legend' : 'label') as ElementType;

  return (
    <Root
      {...rest}
      {...root}
      {...(group && { 'aria-describedby': control['aria-describedby'], disabled })}
      {...(group && controlId !== undefined && { id: controlId })}
      className={clsx(styles.root, className)}
    >
      <Label
        {...(!group && { htmlFor: control.id })}
        className={clsx(styles.label, labelHidden && visuallyHidden)}
        data-part="field-label"
      >
        {label}
        {optional && <OptionalMark />}
      </Label>
      {children(control)}
      <FieldMessages {...messages} />
      {after?.(control)}
    </Root>
  );
}
