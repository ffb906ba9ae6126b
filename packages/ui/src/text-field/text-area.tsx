import { clsx } from 'clsx';
import {
  useState,
  type ChangeEvent,
  type CSSProperties,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';
import { Field, type FieldOptions } from '../field/index.ts';
import * as fieldStyles from '../shared/field.css.ts';
import { useStrings } from '../i18n/index.ts';
import { useSettled } from '../shared/use-settled.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { lengthNews } from './text-area.logic.ts';
import * as styles from './text-field.css.ts';
import { textAreaStrings } from './text-field.strings.ts';

export interface TextAreaProps
  extends
    FieldOptions,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldOptions | 'cols' | 'maxLength'> {
  /**
   * How long it may be, in characters. Near it the field says how many are left. Nothing is cut off: what is too long
   * is said to be so, and its owner does not take it.
   */
  maxLength?: number;
  /** Lines that it shows while it is empty; it grows with what is written. @default 4 */
  rows?: number;
  /** To the textarea, as are className, id and everything a native one takes. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A pause in typing after which the count is worth hearing, in milliseconds. */
const PAUSE = 1000;

/** Asks for text of several lines. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  name,
  required,
  optional,
  maxLength,
  rows = 4,
  id,
  className,
  style,
  value,
  defaultValue,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const strings = useStrings(textAreaStrings);
  const [ownText, setOwnText] = useState(String(defaultValue ?? ''));
  const text = value === undefined ? ownText : String(value);
  const news = lengthNews(text, maxLength);
  const over = news !== null && 'over' in news ? strings.over(news.over) : null;
  const left = news !== null && 'left' in news ? strings.left(news.left) : '';
  const settled = useSettled(left, PAUSE);

  const options = { label, labelHidden, hint, name, required, optional };
  return (
    <Field {...options} error={over ?? error} controlId={id} describedBy={describedBy}>
      {(control) => (
        <>
          <textarea
            {...rest}
            {...control}
            rows={rows}
            value={value}
            defaultValue={defaultValue}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
              setOwnText(event.target.value);
              onChange?.(event);
            }}
            style={{ [styles.rowsVar]: rows, ...style } as CSSProperties}
            className={clsx(fieldStyles.control, styles.area, className)}
            data-part="text-area"
          />
          {left && (
            <p className={styles.count} aria-hidden="true" data-part="text-area-count">
              {left}
            </p>
          )}
          <span className={visuallyHidden} role="status">
            {settled}
          </span>
        </>
      )}
    </Field>
  );
}
