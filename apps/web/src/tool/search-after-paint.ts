import { afterPaint, useAfterPaint } from '@jyoti/ui/after-paint';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface SearchAfterPaint {
  /** What was chosen last, or what the address says: marked at once. */
  chosen: URLSearchParams;
  /** What is shown: one paint later. */
  shown: URLSearchParams;
  /** What is shown, or the address, is still on its way. */
  busy: boolean;
  choose: (next: URLSearchParams) => void;
}

interface Press {
  next: string;
  /** The addresses over which it counts: that of its moment, and one that was on its way then. */
  over: readonly string[];
}

/**
 * A choice that stands in the address, as of a tab. A press marks it in the next paint, opens it in the one after that,
 * and writes the address last, since that draws everything anew that knows the address. Of quick presses the last one
 * counts, also where the address of an earlier one is still on its way.
 */
export function useSearchAfterPaint(): SearchAfterPaint {
  const [search, setSearch] = useSearchParams();
  const address = String(search);
  const [pressed, setPressed] = useState<Press | null>(null);
  const [written, setWritten] = useState({ from: address, to: address });
  const onTheWay = written.from === address && written.to !== address;
  const next = pressed?.over.includes(address) ? pressed.next : address;
  const painted = useAfterPaint(next);
  const arrived = next === address && !onTheWay;
  // What the address says is no press any more: coming back to where it was made would repeat it.
  if (arrived && pressed !== null) setPressed(null);

  const write = useEffectEvent(() => {
    setWritten({ from: address, to: next });
    setSearch(next, { replace: true, preventScrollReset: true });
  });
  const isWritten = arrived || (onTheWay && written.to === next);
  useEffect(
    () => (isWritten || next !== painted ? undefined : afterPaint(write)),
    [isWritten, next, painted],
  );

  return {
    chosen: new URLSearchParams(next),
    shown: new URLSearchParams(painted),
    busy: next !== painted || !arrived,
    choose: (after) =>
      setPressed({ next: String(after), over: onTheWay ? [address, written.to] : [address] }),
  };
}
