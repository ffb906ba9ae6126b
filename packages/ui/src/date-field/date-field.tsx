import { clsx } from 'clsx';
import { useId, useState, type ChangeEvent, type InputHTMLAttributes, type Ref } from 'react';
import { Field, fieldStyles, type FieldOptions } from '../field/index.ts';
import { useStrings } from '../i18n/index.ts';
import { dateProblem, parseDate, pasteDate, typeDate } from './date-field.logic.ts';
import * as styles from './date-field.css.ts';
import { dateFieldStrings } from './date-field.strings.ts';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldOptions | 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'
>;

export interface DateFieldProps extends FieldOptions, InputProps {
  /** What the field holds, as typed: dd/mm/yyyy once it is whole. */
  value: string;
  /** Called with every change: the text, and the date as YYYY-MM-DD or null while it is none. */
  onChange: (text: string, iso: string | null) => void;
  ref?: Ref<HTMLInputElement>;
}

/** How the browser says that text came from elsewhere at once, rather than from a key. */
const FROM_ELSEWHERE = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText'];

/**
 * A date known by heart (of birth), typed day first into one box. It says by itself when the text is no date; that it is
 * missing, too late or too early, is for the owner to say by `error`.
 */
export function DateField({
  label,
  labelHidden,
  hint,
  error,
  name,
  required,
  optional,
  id,
  value,
  onChange,
  onBlur,
  className,
  'aria-describedby': describedBy,
  ...rest
}: DateFieldProps) {
  const strings = useStrings(dateFieldStrings);
  const ownId = useId();
  const [left, setLeft] = useState(false);

  const problem = dateProblem(value, left);
  const ownError = problem && (problem === 'format' ? strings.format : strings.notReal);

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = '' } = nativeEvent as InputEvent;
    const text = FROM_ELSEWHERE.includes(inputType)
      ? pasteDate(target.value)
      : typeDate(value, target.value);
    const parsed = parseDate(text);
    setLeft(false);
    onChange(text, 'iso' in parsed ? parsed.iso : null);
  };

  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint ?? strings.hint}
      error={ownError ?? error}
      name={name}
      required={required}
      optional={optional}
      controlId={id ?? ownId}
      describedBy={describedBy}
    >
      {(control) => (
        <input
          placeholder={strings.pattern}
          autoComplete="off"
          {...rest}
          {...control}
          type="text"
          inputMode="numeric"
          value={value}
          onChange={change}
          onBlur={(event) => {
            setLeft(true);
            onBlur?.(event);
          }}
          className={clsx(fieldStyles.control, styles.input, className)}
          data-part="date-field"
        />
      )}
    </Field>
  );
}
