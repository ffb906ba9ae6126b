import { composeEventHandlers } from '@radix-ui/primitive';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import {
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
  type RefCallback,
} from 'react';
import type { ValueOptions } from '../field/index.ts';
import { useEarlyInput } from '../field/hooks/use-early-input.ts';
import { useFormReset } from '../field/hooks/use-form-reset.ts';
import { useValidity } from '../field/hooks/use-validity.ts';
import { useFormContext } from '../form/form-context.ts';
import { stepByKey } from '../shared/keyboard/step-by-key.ts';
import {
  isGroup,
  isSameText,
  useOptions,
  type LoadOptions,
  type OptionEntry,
} from './use-options.ts';

interface ComboboxUse<Option> extends ValueOptions<Option> {
  /** Name of the component, for warnings. */
  caller: string;
  text?: string | undefined;
  defaultText?: string;
  onTextChange?: ((text: string) => void) | undefined;
  options?: readonly OptionEntry<Option>[] | undefined;
  load?: LoadOptions<Option> | undefined;
  textOf: (option: Option) => string;
  /** What tells two options apart. */
  keyOf: (option: Option) => string;
  minLength?: number;
  delay?: number;
  /** Name of the field, for its Form. */
  name: string | undefined;
  disabled: boolean | undefined;
  /** Picking adds to a list elsewhere: the text is cleared and the list stays open. @default false */
  staysOpen?: boolean;
  /** Validation error for a typed text without an option; null if any text will do. */
  notChosen: string | null;
  /** Native attributes and handlers of the input. */
  native: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> | undefined };
}

/**
 * State and behaviour of an input with a list of options: text, chosen option, active option, keys.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox<Option extends object>({
  caller,
  value: controlled,
  defaultValue,
  onValueChange,
  text: controlledText,
  defaultText = '',
  onTextChange,
  options,
  load,
  textOf,
  keyOf,
  minLength = 1,
  delay = 300,
  name,
  disabled,
  staysOpen = false,
  notChosen,
  native: { ref, onChange, onKeyDown, onBlur, onClick, ...native },
}: ComboboxUse<Option>) {
  const form = useFormContext();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const byTab = useRef(false);
  // Its inferred type cannot be named in the declarations of the package.
  const refs: RefCallback<HTMLInputElement> = useComposedRefs(input, ref);
  const isFixed = disabled === true || native.readOnly === true;

  const [value, setValue] = useControllableState<Option | null>({
    prop: controlled,
    defaultProp: defaultValue ?? null,
    onChange: onValueChange,
    caller,
  });
  const [draft, setDraft] = useControllableState({
    prop: controlledText,
    defaultProp: defaultText,
    onChange: onTextChange,
    caller,
  });
  const text = value ? textOf(value) : draft;
  const [first] = useState({ value, text: draft });
  /** Whether the text was typed here: the parent validates its own text. */
  const [isTyped, setTyped] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const [active, setActive] = useState(-1);

  const { status, entries, typed, loadNow, clear } = useOptions({
    options,
    load,
    textOf,
    query: isTyped ? text : '',
    minLength,
    delay,
  });
  const all = entries.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]));
  const open = isExpanded && status === 'ready';

  const close = () => {
    setExpanded(false);
    setActive(-1);
  };
  const show = () => {
    setExpanded(true);
    setActive(value ? all.findIndex((option) => keyOf(option) === keyOf(value)) : -1);
    // Options of no text at all are suggestions.
    if (minLength === 0 && status === 'idle') loadNow(text);
  };
  const search = () => {
    show();
    loadNow(text);
  };
  const type = (next: string) => {
    setExpanded(true);
    setActive(-1);
    typed(next);
    setTyped(true);
    setDraft(next);
    setValue(null);
  };
  // The input changes without an event, so the form has to be notified.
  const notifyForm = () => {
    if (name !== undefined) form.edited(name);
  };
  const pick = (option: Option) => {
    if ('disabled' in option && option.disabled === true) return;
    if (!staysOpen) setExpanded(false);
    setActive(staysOpen && !isTyped ? active : -1);
    clear();
    setTyped(false);
    setDraft('');
    setValue(option);
    notifyForm();
  };
  const empty = () => {
    type('');
    close();
    notifyForm();
    input.current?.focus();
  };

  useEarlyInput(input, text, type);
  useFormReset(input, () => {
    setExpanded(false);
    clear();
    setTyped(false);
    setDraft(defaultText || first.text);
    setValue(defaultValue ?? first.value);
  });
  const isOpenEnded = isTyped && value === null && text.trim() !== '';
  useValidity(input, isOpenEnded ? notChosen : null);

  /** A known option that was typed in full is chosen. */
  const settle = () => {
    const exact = options && all.find((option) => isSameText(textOf(option), text));
    if (isOpenEnded && exact && !staysOpen) pick(exact);
  };

  const enter = (event: KeyboardEvent) => {
    const option = open ? all[active] : undefined;
    // With a chosen option, or a text of its own, Enter submits the form, as in any other field.
    if (isFixed || (!option && (value || notChosen === null || text.trim() === ''))) return;
    event.preventDefault();
    if (option) pick(option);
    else if (status === 'ready') {
      setExpanded(true);
      setActive(0);
    } else search();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes a syllable, it handles Enter and the arrows.
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Enter') return enter(event);
    // The caret was moved in the text, so the input handles the keys again.
    if (key === 'Home' || key === 'End') return setActive(-1);
    if (isFixed || (key !== 'ArrowDown' && key !== 'ArrowUp')) return;
    if (status !== 'ready' && minLength > 0) return;
    event.preventDefault();
    if (event.altKey && key === 'ArrowUp') close();
    else if (!open) show();
    if (status === 'ready' && !event.altKey)
      setActive(stepByKey(key, open ? active : -1, all.length, { orientation: 'vertical' }) ?? -1);
  };

  return {
    value,
    text,
    status,
    entries,
    /** The options without their groups. */
    all,
    isFixed,
    /** Whether the list of options is shown. */
    open,
    /** Whether it is requested: there may be no options (yet). */
    isExpanded,
    active,
    listId,
    input,
    row,
    keyOf,
    textOf,
    pick,
    close,
    /** Loads immediately, on a button. */
    search,
    /** Clears text and value. */
    empty,
    /** Props of the box around the input, its list and their buttons: a focus that leaves it by Tab closes the list. */
    rowProps: {
      ref: row,
      // The focus may leave the page, without a `relatedTarget`.
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (byTab.current && !event.currentTarget.contains(event.relatedTarget)) close();
      },
      onFocus: () => {
        byTab.current = false;
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        byTab.current = event.key === 'Tab';
      },
    },
    inputProps: {
      autoComplete: 'off',
      spellCheck: false,
      ...native,
      ref: refs,
      type: 'text',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && active >= 0 ? `${listId}-${active}` : undefined,
      value: text,
      onChange: composeEventHandlers(onChange, (event: ChangeEvent<HTMLInputElement>) =>
        type(event.target.value),
      ),
      onKeyDown: composeEventHandlers(onKeyDown, press),
      onBlur: composeEventHandlers(onBlur, settle),
      onClick: composeEventHandlers(onClick, () => {
        if (!isFixed && (options || minLength === 0)) {
          if (open) close();
          else show();
        }
      }),
    } as const,
  };
}

export type ComboboxState<Option extends object> = ReturnType<typeof useCombobox<Option>>;
