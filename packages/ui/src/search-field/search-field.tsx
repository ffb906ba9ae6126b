import { composeEventHandlers } from '@radix-ui/primitive';
import { clsx } from 'clsx';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { Field, fieldStyles, type FieldOptions } from '../field/index.ts';
import { useFormContext } from '../form/form-context.ts';
import { useStrings } from '../i18n/index.ts';
import { SearchIcon, XIcon } from '../icons/index.ts';
import { Layer } from '../shared/layer.tsx';
import { mergeRefs } from '../shared/merge-refs.ts';
import { useSettled } from '../shared/use-settled.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './search-field.css.ts';
import { searchFieldStrings } from './search-field.strings.ts';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldOptions | 'value' | 'defaultValue' | 'onChange' | 'type'
>;

export interface SearchFieldProps extends FieldOptions, InputProps {
  /** What is searched for, where its owner holds it. */
  value?: string;
  /** @default "" */
  defaultValue?: string;
  /** Called with every change. */
  onValueChange?: (text: string) => void;
  /** Called with the trimmed text once typing pauses, and at once on Enter and when it is cleared. Never twice with the same. */
  onSearch?: (query: string) => void;
  /** How long typing pauses before `onSearch`, in milliseconds. @default 300 */
  delay?: number;
  /** How many were found; announced politely while something is searched for. `null` or left out: not known (yet). */
  resultCount?: number | null;
  ref?: Ref<HTMLInputElement>;
}

/** Results come and go at each key: only the last is worth hearing, after this many milliseconds. */
const PAUSE = 600;

/** Finds in what the page has, while one types. */
export function SearchField({
  label,
  labelHidden,
  hint,
  error,
  name,
  required,
  optional,
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  delay = 300,
  resultCount = null,
  id,
  disabled,
  readOnly,
  className,
  onKeyDown,
  onFocus,
  onBlur,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: SearchFieldProps) {
  const strings = useStrings(searchFieldStrings);
  const form = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(input, ref), [ref]);
  const [hasFocus, setHasFocus] = useState(false);
  const [ownText, setOwnText] = useState(defaultValue);
  const text = value ?? ownText;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const asked = useRef(text.trim());

  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string) => {
    clearTimeout(timer.current);
    const query = next.trim();
    if (query === asked.current) return;
    asked.current = query;
    onSearch?.(query);
  };

  const change = (next: string) => {
    setOwnText(next);
    onValueChange?.(next);
    clearTimeout(timer.current);
    if (next === '') search(next);
    else timer.current = setTimeout(() => search(next), delay);
  };

  const clear = () => {
    change('');
    // The box changes without an event of its own, so the form around it is told.
    if (name !== undefined) form.edited(name);
    // The button that had the focus goes away with the text.
    input.current?.focus();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // While an input method composes a syllable, Enter is its own.
    if (event.defaultPrevented || event.nativeEvent.isComposing || readOnly) return;
    if (event.key === 'Enter') search(text);
  };

  const found = text.trim() === '' || resultCount === null ? '' : strings.results(resultCount);
  const said = useSettled(found, PAUSE);
  const options = { label, labelHidden, hint, error, name, required, optional };

  return (
    <Field {...options} controlId={id} describedBy={describedBy}>
      {(control) => (
        <>
          <span className={fieldStyles.box}>
            <SearchIcon className={styles.glass} />
            <input
              autoComplete="off"
              enterKeyHint="search"
              {...rest}
              {...control}
              ref={refs}
              type="search"
              disabled={disabled}
              readOnly={readOnly}
              value={text}
              onChange={(event) => change(event.target.value)}
              onKeyDown={press}
              onFocus={composeEventHandlers(onFocus, () => setHasFocus(true))}
              onBlur={composeEventHandlers(onBlur, () => setHasFocus(false))}
              className={clsx(fieldStyles.control, styles.input, className)}
              data-part="search-field"
            />
            {/* Escape clears the text first, then reaches a dialog around the field. */}
            {text !== '' && hasFocus && !readOnly && (
              <Layer
                closesWithOuter
                onDismiss={(how) => {
                  if (how === 'escape') clear();
                }}
              >
                <span hidden />
              </Layer>
            )}
            {text !== '' && !disabled && !readOnly && (
              <button
                type="button"
                className={styles.clear}
                aria-label={strings.clear(label)}
                onClick={clear}
                data-part="search-clear"
              >
                <XIcon />
              </button>
            )}
          </span>
          <span role="status" className={visuallyHidden}>
            {said}
          </span>
        </>
      )}
    </Field>
  );
}
