import { composeEventHandlers } from '@radix-ui/primitive';
import { clsx } from 'clsx';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import {
  useEffect,
  useRef,
  useState,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { Field, type FieldOptions } from '../field/index.ts';
import { clear as clearButton } from '../shared/styles/clear-button.css.ts';
import * as fieldStyles from '../shared/styles/field.css.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { useEarlyInput } from '../field/hooks/use-early-input.ts';
import { useFormReset } from '../field/hooks/use-form-reset.ts';
import { useFormContext } from '../form/form-context.ts';
import { useStrings } from '../i18n/index.ts';
import { SearchIcon, XIcon } from '../icons/index.ts';
import { Layer } from '../shared/layers/layer.tsx';
import { useDebouncedValue } from '../shared/react/use-debounced-value.ts';
import type { TextValue } from '../text-field/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './search-field.css.ts';
import { searchFieldStrings } from '../messages.generated/en/components/SearchField.ts';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldOptions | keyof TextValue | 'type'
>;

export interface SearchFieldProps extends FieldOptions, TextValue, InputProps {
  /**
   * Called with the trimmed text once typing pauses, and immediately on Enter and when it is
   * cleared. Never twice with the same text.
   */
  onSearch?: (query: string) => void;
  /** How long typing pauses before `onSearch`, in milliseconds. @default 300 */
  delay?: number;
  /** Number of results; announced politely during a search. `null` or left out: not known (yet). */
  resultCount?: number | null;
  /** Passed to the input, like `id`, `aria-*` and all native attributes. */
  ref?: Ref<HTMLInputElement>;
}

/** Debounce of the announcement, ms, because results change at each key. */
const PAUSE = 600;

/** A search field that filters content of the page during typing. */
export function SearchField({
  value,
  defaultValue,
  onValueChange,
  onSearch,
  delay = 300,
  resultCount = null,
  readOnly,
  onChange,
  onKeyDown,
  onFocus,
  onBlur,
  ref,
  ...props
}: SearchFieldProps) {
  const strings = useStrings(searchFieldStrings);
  const form = useFormContext();
  const [field, control] = splitFieldProps(props);
  const { label, name, disabled } = field;
  const input = useRef<HTMLInputElement>(null);
  const refs = useComposedRefs(input, ref);
  const [hasFocus, setHasFocus] = useState(false);
  const [text, setText] = useControllableState({
    prop: value === null ? '' : value,
    defaultProp: defaultValue ?? '',
    onChange: onValueChange,
    caller: 'SearchField',
  });
  const [first] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const lastQuery = useRef(text.trim());

  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string) => {
    clearTimeout(timer.current);
    const query = next.trim();
    if (query === lastQuery.current) return;
    lastQuery.current = query;
    onSearch?.(query);
  };

  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    if (next === '') search(next);
    else timer.current = setTimeout(() => search(next), delay);
  };

  useEarlyInput(input, text, change);
  useFormReset(input, () => change(defaultValue ?? first));

  const clear = () => {
    change('');
    // The input changes without an event, so the form is notified here.
    if (name !== undefined) form.edited(name);
    // The focused button is removed with the text.
    input.current?.focus();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes a syllable, it handles Enter.
    if (event.nativeEvent.isComposing || readOnly) return;
    if (event.key === 'Enter') search(text);
  };

  const countText =
    text.trim() === '' || resultCount === null ? '' : strings.results({ count: resultCount });
  const announced = useDebouncedValue(countText, PAUSE);

  return (
    <Field {...field} data-print="hide">
      {(own) => (
        <>
          <span className={fieldStyles.box}>
            {!readOnly && <SearchIcon className={styles.glass} />}
            <input
              autoComplete="off"
              enterKeyHint="search"
              {...control}
              {...own}
              ref={refs}
              type="search"
              readOnly={readOnly}
              value={text}
              onChange={composeEventHandlers(onChange, (event) => change(event.target.value))}
              onKeyDown={composeEventHandlers(onKeyDown, press)}
              onFocus={composeEventHandlers(onFocus, () => setHasFocus(true))}
              onBlur={composeEventHandlers(onBlur, () => setHasFocus(false))}
              className={clsx(fieldStyles.control, own.className, styles.input)}
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
                className={clearButton}
                aria-label={strings.clear({ label })}
                onClick={clear}
                data-part="search-clear"
              >
                <XIcon />
              </button>
            )}
          </span>
          <span role="status" className={visuallyHidden}>
            {announced}
          </span>
        </>
      )}
    </Field>
  );
}
