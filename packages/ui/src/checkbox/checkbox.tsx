import { useEffect, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { ChoiceField } from '../field/choice-field.tsx';
import type { FieldOptions } from '../field/index.ts';
import { OptionalMark } from '../field/optional-mark.tsx';
import { splitFieldProps } from '../field/split-field-props.ts';
import { useCheckedValue, type CheckedValue } from '../field/hooks/use-checked-value.ts';
import { useFormReset } from '../field/hooks/use-form-reset.ts';
import * as choice from '../shared/styles/choice.css.ts';
import { warnWithoutName } from '../shared/react/warn-without-name.ts';
import { clsx } from 'clsx';
import { CheckIcon, MinusIcon } from '../icons/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';

export interface CheckboxProps
  extends
    Omit<FieldOptions, 'label'>,
    CheckedValue,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      keyof FieldOptions | keyof CheckedValue | 'type' | 'size'
    > {
  /** Label next to the box. It may contain a Link: a click on that follows the link without toggling the box. */
  label: ReactNode;
  /**
   * Neither ticked nor empty: some of the items it summarises are chosen. It affects only display and announcement;
   * `checked` is still submitted. @default false
   */
  indeterminate?: boolean;
  /** Passed to the input, like `id`, `aria-*` and all native attributes. */
  ref?: Ref<HTMLInputElement>;
}

/** A boolean that is sent with its form: an agreement, or one of several independent options. */
export function Checkbox({
  label,
  indeterminate = false,
  checked: controlled,
  defaultChecked,
  onValueChange,
  onChange,
  ref,
  ...props
}: CheckboxProps) {
  warnWithoutName('Checkbox', 'label', label);
  // Here the label may be more than text, so it is not part of the field's own.
  const [field, input] = splitFieldProps({ ...props, label: '' });
  const box = useRef<HTMLInputElement>(null);
  const checked = useCheckedValue({
    checked: controlled,
    defaultChecked,
    onValueChange,
    onChange,
    ref: useComposedRefs(box, ref),
  });

  // `indeterminate` has no attribute and the browser clears it at each click, so it is set at every render.
  const show = () => {
    if (box.current) box.current.indeterminate = indeterminate;
  };
  useEffect(show);
  useFormReset(box, show);

  return (
    <ChoiceField field={field} messagesClassName={choice.besideBox}>
      {(control) => (
        <CheckboxBox
          {...input}
          {...control}
          {...checked}
          label={
            <>
              {label}
              {field.optional && <OptionalMark />}
            </>
          }
          labelHidden={field.labelHidden}
          labelClassName={field.classNames?.label}
        />
      )}
    </ChoiceField>
  );
}

interface CheckboxBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  labelHidden?: boolean;
  labelClassName?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The native checkbox under its custom drawing, with its label; the whole line is the click target. */
export function CheckboxBox({
  label,
  labelHidden = false,
  labelClassName,
  className,
  ...input
}: CheckboxBoxProps) {
  return (
    <label className={choice.choice}>
      <span className={choice.mark}>
        <input
          {...input}
          type="checkbox"
          className={clsx(choice.control, choice.box, className)}
          data-part="checkbox"
        />
        <CheckIcon className={choice.check} strokeWidth={2.4} size={18} />
        <MinusIcon className={choice.dash} strokeWidth={2.4} size={18} />
      </span>
      <span className={clsx(labelHidden ? visuallyHidden : choice.words, labelClassName)}>
        {label}
      </span>
    </label>
  );
}
