import type { Matching } from '@jyoti/contract';
import { startTransition, useEffect, useState } from 'react';
import { knownMatching, matchingOf } from '../../matching/matching-cache.ts';

interface MatchingState {
  /** Null while it is on its way, or has failed. */
  match: Matching | null;
  failure: unknown;
  retry: () => void;
}

/** The match of the pair in a part of an address. What is in memory is there at once. */
export function useMatching(pair: URLSearchParams | null): MatchingState {
  const address = pair === null ? null : String(pair);
  const [settled, setSettled] = useState<{ address: string; failure: unknown }>();
  const match = pair && knownMatching(pair);
  const isSettled = settled?.address === address;
  const waiting = address !== null && match === null && !isSettled;

  useEffect(() => {
    if (!waiting || address === null) return;
    let current = true;
    matchingOf(new URLSearchParams(address)).then(
      () => current && startTransition(() => setSettled({ address, failure: null })),
      (failure: unknown) => {
        if (current) setSettled({ address, failure });
      },
    );
    return () => {
      current = false;
    };
  }, [address, waiting]);

  return {
    match,
    failure: match === null && isSettled ? settled?.failure : null,
    retry: () => setSettled(undefined),
  };
}
