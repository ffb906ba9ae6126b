import { clsx } from 'clsx';
import {
  useRef,
  useState,
  type ChangeEvent,
  type CSSProperties,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Field, type FieldOptions } from '../field/index.ts';
import * as fieldStyles from '../shared/styles/field.css.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { useTextValue } from '../field/hooks/use-text-value.ts';
import { useValidity } from '../field/hooks/use-validity.ts';
import { useStrings } from '../i18n/index.ts';
import { useDebouncedValue } from '../shared/react/use-debounced-value.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { lengthStatus } from './text-area.logic.ts';
import * as styles from './text-field.css.ts';
import { textAreaStrings } from '../messages.generated/en/components/TextArea.ts';
import type { TextValue } from './text-value.types.ts';

export interface TextAreaProps
  extends
    FieldOptions,
    TextValue,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      keyof FieldOptions | keyof TextValue | 'cols' | 'maxLength'
    > {
  /**
   * Maximum length in characters. Near it the field shows how many are left. Nothing is cut off: a longer text is a
   * validity error, and a Form does not submit it.
   */
  maxLength?: number;
  /** `code` for JSON and the like: letters of one width, lines that do not break. @default "text" */
  variant?: 'text' | 'code';
  /** Number of lines while it is empty; it grows with its text. @default 4 */
  rows?: number;
  /** Passed to the textarea, like `id`, `aria-*` and all native attributes. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Debounce of the announced count, in milliseconds. */
const PAUSE = 1000;

/** A field for several lines of text. */
export function TextArea({
  maxLength,
  variant = 'text',
  rows = 4,
  value,
  defaultValue,
  onValueChange,
  onChange,
  ref,
  ...props
}: TextAreaProps) {
  const strings = useStrings(textAreaStrings);
  const [field, area] = splitFieldProps(props);
  const box = useRef<HTMLTextAreaElement>(null);
  const [ownText, setOwnText] = useState(defaultValue ?? '');
  const text = useTextValue({
    value,
    defaultValue,
    onValueChange: (next: string) => {
      setOwnText(next);
      onValueChange?.(next);
    },
    onChange: onChange as ((event: ChangeEvent<HTMLTextAreaElement>) => void) | undefined,
    ref: useComposedRefs(box, ref),
  });
  const news = lengthStatus(value === undefined ? ownText : (value ?? ''), maxLength);
  const over = news !== null && 'over' in news ? strings.over({ count: news.over }) : null;
  const left = news !== null && 'left' in news ? strings.left({ count: news.left }) : '';
  const debounced = useDebouncedValue(left, PAUSE);
  useValidity(box, over);

  return (
    <Field {...field} error={over ?? field.error}>
      {(control) => (
        <>
          <textarea
            {...(variant === 'code' && { wrap: 'off', spellCheck: false, autoCapitalize: 'none' })}
            {...area}
            {...control}
            {...text}
            rows={rows}
            style={{ [styles.rowsVar]: rows } as CSSProperties}
            className={clsx(
              fieldStyles.control,
              control.className,
              styles.area,
              variant === 'code' && styles.code,
            )}
            data-part="text-area"
          />
          {left && (
            <p className={styles.count} aria-hidden="true" data-part="text-area-count">
              {left}
            </p>
          )}
          <span className={visuallyHidden} role="status">
            {debounced}
          </span>
        </>
      )}
    </Field>
  );
}
