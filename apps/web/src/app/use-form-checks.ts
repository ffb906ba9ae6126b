import { useEffect } from 'react';
import { bringOnceUsed, codeFor } from '../parts/part-code.ts';

export const formChecks = codeFor(() => import('./form-checks.ts'));

/** The checks of the forms for everybody: on their way as soon as nothing else is to be done, awaited by the press. */
export function useFormChecks(): typeof formChecks.get {
  useEffect(() => bringOnceUsed([formChecks]), []);
  return formChecks.get;
}
