import { useLayoutEffect, type RefObject } from 'react';

interface ValidatedControl {
  setCustomValidity: (message: string) => void;
}

/**
 * Reports a field's own validation error (a half-typed date) as a custom validity of the browser:
 * `form.checkValidity()` fails, and Form does not submit.
 *
 * @param problem the message; null if valid
 */
export function useValidity(
  control: RefObject<ValidatedControl | null>,
  problem: string | null,
): void {
  useLayoutEffect(() => control.current?.setCustomValidity(problem ?? ''), [control, problem]);
}
