import { useRef, useState, type KeyboardEvent } from 'react';
import { stepByKey } from './step-by-key.ts';
import type { Direction } from './use-direction.ts';

interface ChoiceOptions<Value> {
  values: readonly Value[];
  /** The chosen value where the page owns it. */
  value: Value | undefined;
  /** The value chosen at first; undefined: none. */
  defaultValue: Value | undefined;
  onValueChange: ((value: Value) => void) | undefined;
  direction?: Direction;
}

/**
 * One choice among several by radio semantics: one tab stop, arrows choose and move the focus.
 *
 * @returns the chosen value, and what each radio takes
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function useChoice<Value>({
  values,
  value: valueFromPage,
  defaultValue,
  onValueChange,
  direction = 'ltr',
}: ChoiceOptions<Value>) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const chosen = valueFromPage ?? ownValue;
  const nodes = useRef<(HTMLElement | SVGElement | null)[]>([]);
  /** Where the Tab key enters: the chosen one, or the first while none is. */
  const entry = Math.max(0, chosen === undefined ? 0 : values.indexOf(chosen));

  const choose = (index: number) => {
    const next = values[index] as Value;
    setOwnValue(next);
    if (next !== chosen) onValueChange?.(next);
    nodes.current[index]?.focus();
  };

  const radioProps = (index: number) => ({
    ref: (node: HTMLElement | SVGElement | null) => {
      nodes.current[index] = node;
    },
    role: 'radio',
    'aria-checked': values[index] === chosen,
    'data-state': values[index] === chosen ? 'on' : 'off',
    tabIndex: index === entry ? 0 : -1,
    onClick: () => choose(index),
    onKeyDown: (event: KeyboardEvent) => {
      const next = stepByKey(event.key, index, values.length, direction);
      if (next === undefined && event.key !== ' ') return;
      event.preventDefault();
      choose(next ?? index);
    },
  });

  return [chosen, radioProps, choose] as const;
}
