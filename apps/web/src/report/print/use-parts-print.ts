import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface PartsPrint {
  /** Code or data is still loading. */
  preparing: boolean;
  /** Keys of the parts that are to be rendered for the print; null while nothing is printed. */
  printing: ReadonlySet<string> | null;
  /** Why they cannot be printed, else null. */
  failure: unknown;
  print: (parts: ReadonlySet<string>) => void;
  /** Ref of the element with the parts for the print. */
  paper: RefObject<HTMLDivElement | null>;
}

/** A part that is still rendering or loading. */
const UNFINISHED = '[aria-busy="true"], [data-part="skeleton"], [data-part="spinner"]';

/**
 * Prints parts of a report: prepares them, waits until they are rendered, and removes them after the print.
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
    // Safari returns from print() at once, so that what is printed may go only when it says that it has printed.
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
