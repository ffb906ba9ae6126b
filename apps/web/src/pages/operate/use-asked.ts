import { useCallback, useEffect, useState } from 'react';

export interface Asked<Data> {
  /** Null while it is on its way, or has failed. */
  data: Data | null;
  failure: unknown;
  /** Asks again: after a failure, or to see what has changed. What is shown stays until the answer comes. */
  again: () => void;
  /** Takes over what a later call answered. */
  replace: (change: (data: Data) => Data) => void;
}

interface Answer<Data> {
  key: string;
  data: Data | null;
  failure: unknown;
  /** It should be asked for again. */
  stale: boolean;
}

/**
 * What an address of the desk shows, asked for when the address changes. A refused token ends the session.
 *
 * @param key says what is asked for
 * @param load the same function while the key is the same
 */
export function useAsked<Data>(
  key: string,
  load: (call: { signal: AbortSignal }) => Promise<Data>,
): Asked<Data> {
  const [answer, setAnswer] = useState<Answer<Data>>();
  const fresh = answer?.key === key ? answer : undefined;
  const wanted = fresh === undefined || fresh.stale;

  useEffect(() => {
    if (!wanted) return;
    const asking = new AbortController();
    load(asking).then(
      (data) => !asking.signal.aborted && setAnswer({ key, data, failure: null, stale: false }),
      (failure: unknown) => {
        if (asking.signal.aborted) return;
        setAnswer({ key, data: null, failure, stale: false });
      },
    );
    return () => asking.abort();
  }, [key, load, wanted]);

  return {
    data: fresh?.data ?? null,
    failure: fresh?.failure ?? null,
    again: useCallback(
      () => setAnswer((before) => before && { ...before, failure: null, stale: true }),
      [],
    ),
    replace: useCallback(
      (change) =>
        setAnswer((before) => (before?.data ? { ...before, data: change(before.data) } : before)),
      [],
    ),
  };
}
