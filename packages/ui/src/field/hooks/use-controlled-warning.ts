import { useEffect, useRef, type RefObject } from 'react';
import { warn } from '../../shared/react/warn.ts';

/**
 * In development, reports a field that is controlled in one render and uncontrolled in another: its parent has lost the value.
 * React itself reports only the first such input of a page, and no select.
 */
export function useControlledWarning(
  control: RefObject<Element | null>,
  isControlled: boolean,
): void {
  const was = useRef(isControlled);
  useEffect(() => {
    const [from, to] = isControlled
      ? ['uncontrolled', 'controlled']
      : ['controlled', 'uncontrolled'];
    const name = control.current?.getAttribute('name') ?? '';
    if (was.current !== isControlled)
      warn(
        `The field "${name}" is changing from ${from} to ${to}. Pass null, not undefined, for an empty value.`,
      );
    was.current = isControlled;
  }, [control, isControlled]);
}
