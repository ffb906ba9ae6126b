import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAfterPress } from '../field/hooks/use-after-press.ts';
import { useLocale } from '../i18n/index.ts';
import {
  canBecomeNumber,
  isWithin,
  numberText,
  parseNumber,
  placeInTyped,
  type Bounds,
  type ParsedNumber,
} from './number-field.logic.ts';

interface NumberOptions {
  box: RefObject<HTMLInputElement | null>;
  value: number | null | undefined;
  defaultValue: number | null;
  onValueChange: ((value: number | null) => void) | undefined;
  bounds: Bounds;
  decimals: number;
  grouping: boolean;
  read: ((text: string) => number | null) | undefined;
}

/**
 * A number and its typed text. The text is kept only while the field is focused or while it is not a number, and is
 * discarded when the controlled value changes. While the field is focused, the number is not grouped.
 */
export function useNumber({
  box,
  value: controlled,
  defaultValue,
  onValueChange,
  bounds,
  decimals,
  grouping,
  read,
}: NumberOptions) {
  const [value, set] = useControllableState({
    prop: controlled,
    defaultProp: defaultValue,
    onChange: onValueChange,
    caller: 'NumberField',
  });
  const locale = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(true);
  const afterPress = useAfterPress();
  // A browser drops the selection when the text changes: that of Tab, or the caret of a press.
  const [selection, setSelection] = useState<readonly [number, number]>();
  useLayoutEffect(() => {
    if (selection && box.current?.matches(':focus')) box.current.setSelectionRange(...selection);
  }, [box, selection]);

  const parse = (text: string): ParsedNumber => {
    const number = read?.(text) ?? null;
    return number === null ? parseNumber(text, decimals, locale) : { number };
  };
  const numberOf = (text: string): number | null => {
    const parsed = parse(text);
    return 'number' in parsed ? parsed.number : null;
  };

  const typed = draft !== null && numberOf(draft) === value ? draft : null;
  const parsed = typed === null || typed.trim() === '' ? null : parse(typed);
  const broken = parsed !== null && 'problem' in parsed ? parsed.problem : null;
  const isPartial = !left && typed !== null && canBecomeNumber(typed, locale);

  const invalid =
    broken ?? (value !== null && !isWithin(value, bounds) ? ('range' as const) : null);

  const shown =
    typed ??
    (value === null ? '' : numberText(value, decimals, { locale, grouping: grouping && left }));

  const ungroup = () => {
    // A script may have left it at once.
    if (!box.current?.matches(':focus')) return;
    const { value: text, selectionStart, selectionEnd } = box.current;
    const placeOf = (place = text.length) => placeInTyped(text, place, locale);
    // At once, so that no key comes between the text and its selection.
    flushSync(() => {
      if (typed === null && text === shown && placeOf() < text.length)
        setSelection([placeOf(selectionStart ?? 0), placeOf(selectionEnd ?? 0)]);
      setLeft(false);
    });
  };
  return {
    value,
    shown,
    /** Its current error. */
    invalid,
    /** The error to show now: an incomplete number is no error while typing, one out of range is an error after blur. */
    problem: isPartial || (!left && invalid === 'range') ? null : invalid,
    /** The browser selects after the event: all on Tab, the pressed place on release. */
    enter: () => afterPress(() => queueMicrotask(ungroup)),
    type: (text: string) => {
      setLeft(false);
      setDraft(text);
      set(text.trim() === '' ? null : numberOf(text));
    },
    leave: () => {
      afterPress(() => setLeft(true));
      if (broken === null) setDraft(null);
    },
    /** Whether it was changed otherwise than by typing. */
    choose: (next: number | null) => {
      setDraft(null);
      set(next);
    },
  };
}
