import { afterPaint, useAfterPaint } from '@jyoti/ui/after-paint';
import { useEffect, useEffectEvent, useReducer } from 'react';
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

/** A choice that is not in the address yet. */
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

interface Choices {
  pressed: Press | null;
  written: Written;
}

/** What happens at an address: something is chosen, a choice is written into it, or what was chosen last is there. */
type Step =
  { kind: 'choose' | 'write'; address: string; next: string } | { kind: 'arrive'; address: string };

const known = ({ from, to }: Written) => [from, ...to];

function isOnTheWay(written: Written, address: string): boolean {
  const last = written.to.at(-1);
  return last !== undefined && last !== address && known(written).includes(address);
}

/** In their order, so that a press just before or just after another is written counts over that one too. */
function afterStep({ pressed, written }: Choices, step: Step): Choices {
  const { kind, address } = step;
  if (kind === 'arrive') return { pressed: null, written: { from: address, to: [] } };
  const { next } = step;
  const onTheWay = isOnTheWay(written, address);
  if (kind === 'choose') {
    return { pressed: { next, over: onTheWay ? known(written) : [address] }, written };
  }
  return {
    pressed: pressed && { ...pressed, over: [...pressed.over, next] },
    written: onTheWay ? { ...written, to: [...written.to, next] } : { from: address, to: [next] },
  };
}

/**
 * A choice that stands in the address, as of a tab. A press marks it in the next paint, opens it in the one after that,
 * and writes the address last, since that draws everything anew that knows the address. Of quick presses the last one
 * counts, also where the addresses of earlier ones are still on their way.
 */
export function useSearchAfterPaint(): SearchAfterPaint {
  const [search, setSearch] = useSearchParams();
  const address = String(search);
  const [{ pressed, written }, tell] = useReducer(afterStep, {
    pressed: null,
    written: { from: address, to: [] },
  });
  const last = written.to.at(-1);
  const onTheWay = isOnTheWay(written, address);
  const next = pressed?.over.includes(address) ? pressed.next : address;
  const painted = useAfterPaint(next);
  const arrived = next === address && !onTheWay;
  // What the address says is no press any more: coming back to where it was made would repeat it.
  if (arrived && (pressed !== null || last !== undefined)) tell({ kind: 'arrive', address });

  const write = useEffectEvent(() => {
    tell({ kind: 'write', address, next });
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
    choose: (chosen) => tell({ kind: 'choose', address, next: String(chosen) }),
  };
}
