import { useEffect, useRef, type RefObject } from 'react';

/**
 * In development, reports a field that is controlled in one render and uncontrolled in another: its owner has lost the value.
 * React itself reports only the first such input of a page, and no select.
 */
export function useStaysControlled(
  control: RefObject<Element | null>,
  isControlled: boolean,
): void {
  const was = useRef(isControlled);
  useEffect(() => {
    if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
    const [from, to] = isControlled
      ? ['uncontrolled', 'controlled']
      : ['controlled', 'uncontrolled'];
    if (was.current !== isControlled)
      console.warn(
        `The field "${control.current?.getAttribute('name') ?? ''}" is changing from ${from} to ${to}. Pass null, not undefined, for an empty value.`,
      );
    was.current = isControlled;
  }, [control, isControlled]);
}
