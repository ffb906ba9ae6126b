import { clsx } from 'clsx';
import {
  useEffect,
  useMemo,
  useRef,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { FieldMessages } from '../field/field-messages.tsx';
import * as fieldStyles from '../shared/field.css.ts';
import type { FieldOptions } from '../field/index.ts';
import { OptionalMark } from '../field/optional-mark.tsx';
import { useField } from '../field/use-field.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import * as choice from '../shared/choice.css.ts';
import { CheckboxBox } from './checkbox-box.tsx';

export interface CheckboxProps
  extends
    Omit<FieldOptions, 'label'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldOptions | 'type' | 'size'> {
  /** What is said yes to, beside the box. It may hold a Link: a click on that follows it and ticks nothing. */
  label: ReactNode;
  /**
   * Neither ticked nor empty: some of what it stands for is chosen. It only draws and announces that; `checked` is
   * still what is sent. @default false
   */
  indeterminate?: boolean;
  /** To the input, as are className, id and everything a native checkbox takes. */
  ref?: Ref<HTMLInputElement>;
}

/** One yes or no that is sent with its form: an agreement, or one of several that may all be true. */
export function Checkbox({
  label,
  labelHidden,
  hint,
  error,
  name,
  required,
  optional = false,
  indeterminate = false,
  id,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const { control, messages, root } = useField({
    hint,
    error,
    name,
    required,
    controlId: id,
    describedBy,
  });
  const box = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(box, ref), [ref]);

  // No attribute says it, and the browser takes it away at each click: hence at every render.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });

  return (
    <div {...root} className={fieldStyles.root}>
      <CheckboxBox
        {...rest}
        {...control}
        ref={refs}
        label={
          <>
            {label}
            {optional && <OptionalMark />}
          </>
        }
        labelHidden={labelHidden}
      />
      <div className={clsx(choice.messages, choice.besideBox)}>
        <FieldMessages {...messages} />
      </div>
    </div>
  );
}
