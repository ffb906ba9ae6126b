import { useState } from 'react';

/** The result of a form that is shown in the place of the form, and the way back to what was typed. */
export function useResult<Result>() {
  const [result, setResult] = useState<Result | null>(null);
  const [returned, setReturned] = useState(false);

  return {
    /** Null while the form is shown. */
    result,
    /** Whether the visitor came back from a result to the form. */
    returned,
    show: (next: Result) => {
      setResult(next);
      globalThis.scrollTo({ top: 0 });
    },
    goBack: () => {
      setResult(null);
      setReturned(true);
      globalThis.scrollTo({ top: 0 });
    },
  };
}
