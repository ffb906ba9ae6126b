import { useEffect, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { ChoiceField } from '../field/choice-field.tsx';
import type { FieldOptions } from '../field/index.ts';
import { OptionalMark } from '../field/optional-mark.tsx';
import { splitFieldProps } from '../field/split-field-props.ts';
import { useCheckedValue, type CheckedValue } from '../field/hooks/use-checked-value.ts';
import * as choice from '../shared/styles/choice.css.ts';
import { CheckboxBox } from './checkbox-box.tsx';
import { warnWithoutName } from '../shared/react/warn-without-name.ts';

export interface CheckboxProps
  extends
    Omit<FieldOptions, 'label'>,
    CheckedValue,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      keyof FieldOptions | keyof CheckedValue | 'type' | 'size'
    > {
  /** What is said yes to, beside the box. It may hold a Link: a click on that follows it and ticks nothing. */
  label: ReactNode;
  /**
   * Neither ticked nor empty: some of what it summarises is chosen. It only shows and announces that; `checked` is
   * still what is sent. @default false
   */
  indeterminate?: boolean;
  /** To the input, as are id, aria and everything a native checkbox takes. */
  ref?: Ref<HTMLInputElement>;
}

/** One yes or no that is sent with its form: an agreement, or one of several that may all be true. */
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
  // The label may be more than text here: it stays out of the field's own.
  const [field, input] = splitFieldProps({ ...props, label: '' });
  const box = useRef<HTMLInputElement>(null);
  const checked = useCheckedValue({
    checked: controlled,
    defaultChecked,
    onValueChange,
    onChange,
    ref: useComposedRefs(box, ref),
  });

  // No attribute says it, and the browser takes it away at each click: hence at every render.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });

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
        />
      )}
    </ChoiceField>
  );
}
