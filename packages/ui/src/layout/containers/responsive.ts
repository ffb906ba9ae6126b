import type { Breakpoint } from '@jyoti/themes/breakpoints';
import type { CSSProperties } from 'react';
import * as styles from '../layout.css.ts';
import type { Responsive, Space } from '../layout.types.ts';

const isSpace = (gap: Responsive<Space>): gap is Space => typeof gap === 'string';

/**
 * The value at the base and from each breakpoint up; a missing one inherits from the one below it.
 * @param names of the inline custom properties for the values
 */
export function stepsOf<Value>(
  names: Record<'base' | Breakpoint, string>,
  values: Readonly<Partial<Record<'base' | Breakpoint, Value>>>,
  first: Value,
): [name: string, value: Value][] {
  let current = first;
  return (Object.keys(names) as ('base' | Breakpoint)[]).map((name) => {
    current = values[name] ?? current;
    return [names[name], current];
  });
}

/** Class and inline style of a gap. */
export function gapOf(
  gap: Responsive<Space>,
  first: Space,
): { className: string; style?: CSSProperties } {
  if (isSpace(gap)) return { className: styles.gap[gap] };
  const steps = stepsOf(styles.gapSteps, gap, first);
  return {
    className: styles.gapOfSteps,
    style: Object.fromEntries(steps.map(([name, step]) => [name, `var(--jyoti-space-${step})`])),
  };
}
