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
  /** The addresses over which it counts: that of its moment, and those that were on their way then. */
  over: readonly string[];
}

/** Addresses of presses, of which each may be seen before the last one is there. */
interface Written {
  from: string;
  to: readonly string[];
}

const known = ({ from, to }: Written) => [from, ...to];

/**
 * A choice that stands in the address, as of a tab. A press marks it in the next paint, opens it in the one after that,
 * and writes the address last, since that draws everything anew that knows the address. Of quick presses the last one
 * counts, also where the addresses of earlier ones are still on their way.
 */
export function useSearchAfterPaint(): SearchAfterPaint {
  const [search, setSearch] = useSearchParams();
  const address = String(search);
  const [pressed, setPressed] = useState<Press | null>(null);
  const [written, setWritten] = useState<Written>({ from: address, to: [] });
  const last = written.to.at(-1);
  const onTheWay = last !== undefined && last !== address && known(written).includes(address);
  const next = pressed?.over.includes(address) ? pressed.next : address;
  const painted = useAfterPaint(next);
  const arrived = next === address && !onTheWay;
  // What the address says is no press any more: coming back to where it was made would repeat it.
  if (arrived && pressed !== null) setPressed(null);
  if (arrived && last !== undefined) setWritten({ from: address, to: [] });

  const write = useEffectEvent(() => {
    setWritten(
      onTheWay ? { ...written, to: [...written.to, next] } : { from: address, to: [next] },
    );
    setSearch(next, { replace: true, preventScrollReset: true });
  });
  const isWritten = arrived || (onTheWay && last === next);
  useEffect(
    () => (isWritten || next !== painted ? undefined : afterPaint(write)),
    [isWritten, next, painted],
  );

  return {
    chosen: new URLSearchParams(next),
    shown: new URLSearchParams(painted),
    busy: next !== painted || !arrived,
    choose: (after) =>
      setPressed({ next: String(after), over: onTheWay ? known(written) : [address] }),
  };
}
