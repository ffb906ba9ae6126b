import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterPaint, useAfterPaint } from './after-paint.ts';

interface SearchAfterPaint {
  /** What was chosen last, or what the address says: marked at once. */
  chosen: URLSearchParams;
  /** What is shown: one paint later. */
  shown: URLSearchParams;
  /** What is shown, or the address, is still on its way. */
  busy: boolean;
  choose: (next: URLSearchParams) => void;
}

/**
 * A choice that stands in the address, as of a tab. A press marks it in the next paint, opens it in the one after that,
 * and writes the address last, since that draws everything anew that knows the address.
 */
export function useSearchAfterPaint(): SearchAfterPaint {
  const [search, setSearch] = useSearchParams();
  const address = String(search);
  const [pressed, setPressed] = useState({ over: address, next: address });
  // A press counts until the address says it, or something else than when it was made.
  const next = pressed.over === address ? pressed.next : address;
  const painted = useAfterPaint(next);

  const write = useEffectEvent(() => setSearch(next, { replace: true, preventScrollReset: true }));
  useEffect(
    () => (next === address || next !== painted ? undefined : afterPaint(write)),
    [next, painted, address],
  );

  return {
    chosen: new URLSearchParams(next),
    shown: new URLSearchParams(painted),
    busy: next !== painted || next !== address,
    choose: (after) => setPressed({ over: address, next: String(after) }),
  };
}
