import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useRef, type KeyboardEvent } from 'react';
import { stepByKey } from './step-by-key.ts';
import type { Direction } from '../react/use-direction.ts';

interface ChoiceOptions<Value> {
  /** Name of the component, for warnings. */
  caller: string;
  values: readonly Value[];
  /** The chosen value (controlled); undefined: uncontrolled. */
  value: Value | undefined;
  /** The value chosen at first (uncontrolled); undefined: none. */
  defaultValue: Value | undefined;
  onValueChange: ((value: Value) => void) | undefined;
  direction?: Direction;
}

/**
 * One choice among several by radio semantics: one tab stop, arrows choose and move the focus.
 *
 * @returns the chosen value, and the props of each radio
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function useChoice<Value extends string | number>({
  caller,
  values,
  value,
  defaultValue,
  onValueChange,
  direction = 'ltr',
}: ChoiceOptions<Value>) {
  const [chosen, setChosen] = useControllableState<Value | undefined>({
    prop: value,
    defaultProp: defaultValue,
    onChange: (next) => next !== undefined && onValueChange?.(next),
    caller,
  });
  const nodes = useRef<(HTMLElement | SVGElement | null)[]>([]);
  /** The tab stop: the chosen one, or the first if none is chosen. */
  const entry = Math.max(0, chosen === undefined ? 0 : values.indexOf(chosen));

  const choose = (index: number) => {
    setChosen(values[index]);
    nodes.current[index]?.focus();
  };

  const radioProps = (index: number) => ({
    ref: (node: HTMLElement | SVGElement | null) => {
      nodes.current[index] = node;
    },
    role: 'radio',
    'aria-checked': values[index] === chosen,
    'data-state': values[index] === chosen ? 'checked' : 'unchecked',
    tabIndex: index === entry ? 0 : -1,
    onClick: () => choose(index),
    onKeyDown: (event: KeyboardEvent) => {
      const next = stepByKey(event.key, index, values.length, { direction });
      if (next === undefined && event.key !== ' ') return;
      event.preventDefault();
      choose(next ?? index);
    },
  });

  return [chosen, radioProps, choose] as const;
}
