import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface PartsPrint {
  /** Code or data are still loading. */
  preparing: boolean;
  /** Keys of the parts to render for printing; null while nothing is printed. */
  printing: ReadonlySet<string> | null;
  /** Why printing failed, else null. */
  failure: unknown;
  print: (parts: ReadonlySet<string>) => void;
  /** Ref of the element with the parts for printing. */
  paper: RefObject<HTMLDivElement | null>;
}

/** Matches a part that is still rendering or loading. */
const UNFINISHED = '[aria-busy="true"], [data-part="skeleton"], [data-part="spinner"]';

/**
 * Prints parts of a report: loads them, waits until they are rendered, and removes them after
 * printing.
 * @param prepare loads the code and the data of some parts
 */
export function usePartsPrint(
  prepare: (parts: ReadonlySet<string>) => Promise<unknown>,
): PartsPrint {
  const [preparing, setPreparing] = useState(false);
  const [printing, setPrinting] = useState<ReadonlySet<string> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const paper = useRef<HTMLDivElement>(null);
  const isBusy = preparing || printing !== null;

  const print = useCallback(
    (parts: ReadonlySet<string>) => {
      if (isBusy) return;
      setPreparing(true);
      setFailure(null);
      void prepare(parts)
        .then(() => setPrinting(parts), setFailure)
        .finally(() => setPreparing(false));
    },
    [prepare, isBusy],
  );

  useEffect(() => {
    const sheets = paper.current;
    if (printing === null || !sheets) return;
    // In Safari print() returns immediately, so the parts are removed only after `afterprint`.
    const end = () => setPrinting(null);
    globalThis.addEventListener('afterprint', end);
    const whole = new MutationObserver(() => printWhenWhole());
    const printWhenWhole = () => {
      if (sheets.querySelector(UNFINISHED)) return;
      whole.disconnect();
      globalThis.print();
    };
    whole.observe(sheets, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    printWhenWhole();
    return () => {
      whole.disconnect();
      globalThis.removeEventListener('afterprint', end);
    };
  }, [printing]);

  return { preparing, printing, failure, print, paper };
}
