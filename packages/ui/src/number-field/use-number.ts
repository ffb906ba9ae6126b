import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useState } from 'react';
import { useAfterPress } from '../field/hooks/use-after-press.ts';
import {
  canBecomeNumber,
  grouped,
  isWithin,
  parseNumber,
  plain,
  type Bounds,
  type ParsedNumber,
} from './number-field.logic.ts';

interface NumberOptions {
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
 * discarded when the controlled value changes.
 */
export function useNumber({
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
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(true);
  const afterPress = useAfterPress();

  const parse = (text: string): ParsedNumber => {
    const number = read?.(text) ?? null;
    return number === null ? parseNumber(text, decimals) : { number };
  };
  const numberOf = (text: string): number | null => {
    const parsed = parse(text);
    return 'number' in parsed ? parsed.number : null;
  };

  const typed = draft !== null && numberOf(draft) === value ? draft : null;
  const parsed = typed === null || typed.trim() === '' ? null : parse(typed);
  const broken = parsed !== null && 'problem' in parsed ? parsed.problem : null;
  const isPartial = !left && typed !== null && canBecomeNumber(typed);

  const invalid =
    broken ?? (value !== null && !isWithin(value, bounds) ? ('range' as const) : null);

  const write = grouping ? grouped : plain;
  return {
    value,
    shown: typed ?? (value === null ? '' : write(value, decimals)),
    /** Its current error. */
    invalid,
    /** The error to show now: an incomplete number is no error while typing, one out of range is an error after blur. */
    problem: isPartial || (!left && invalid === 'range') ? null : invalid,
    enter: () => {
      setLeft(false);
      if (typed === null && value !== null) setDraft(plain(value, decimals));
    },
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
