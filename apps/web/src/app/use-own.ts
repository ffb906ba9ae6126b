import { startTransition, useCallback, useEffect, useState } from 'react';

interface Own<Data> {
  /** Null while it is on its way, or has failed. */
  data: Data | null;
  failure: unknown;
  retry: () => void;
  /** Takes over what a later call answered. */
  replace: (data: Data) => void;
}

/**
 * What belongs to the visitor who is signed in, asked for when the page opens. A refused token ends the session, and the
 * login page leads back here.
 *
 * @param load the same function at every render
 */
export function useOwn<Data>(load: (call: { signal: AbortSignal }) => Promise<Data>): Own<Data> {
  const [data, setData] = useState<Data | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (failure !== null) return;
    const asking = new AbortController();
    load(asking).then(
      (answer) => !asking.signal.aborted && startTransition(() => setData(answer)),
      (error: unknown) => {
        if (!asking.signal.aborted) setFailure(error);
      },
    );
    return () => asking.abort();
  }, [load, failure]);

  return {
    data,
    failure,
    retry: useCallback(() => setFailure(null), []),
    replace: setData,
  };
}
