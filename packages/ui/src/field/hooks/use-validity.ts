import { useLayoutEffect, type RefObject } from 'react';

interface ValidatedControl {
  setCustomValidity: (message: string) => void;
}

/**
 * Reports what a field itself finds wrong with its text (a half-typed date) as a validity error of the browser:
 * `form.checkValidity()` fails, and Form does not submit.
 *
 * @param problem the sentence; null where nothing is wrong
 */
export function useValidity(
  control: RefObject<ValidatedControl | null>,
  problem: string | null,
): void {
  useLayoutEffect(() => control.current?.setCustomValidity(problem ?? ''), [control, problem]);
}
