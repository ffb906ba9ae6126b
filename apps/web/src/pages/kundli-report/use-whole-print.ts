import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { kundliOf } from '../../kundli/kundli-cache.ts';
import { reportSections } from './report-tabs.ts';
import { WholeReport } from './report-parts.tsx';
import { loadAllTabs } from './tab-code.ts';

interface WholePrint {
  /** Code or data is still loading. */
  preparing: boolean;
  /** All parts are to be rendered, for the print. */
  printing: boolean;
  /** Why the whole cannot be printed, else null. */
  failure: unknown;
  print: () => void;
  /** Ref of the element with the parts for the print. */
  paper: RefObject<HTMLDivElement | null>;
}

/** A part that is still rendering or loading. */
const UNFINISHED = '[aria-busy="true"], [data-part="skeleton"], [data-part="spinner"]';

/** Prints all parts of a report: loads what is missing, waits until it is rendered, and removes it after the print. */
export function useWholePrint(search: URLSearchParams | null): WholePrint {
  const [state, setState] = useState<'idle' | 'preparing' | 'printing'>('idle');
  const [failure, setFailure] = useState<unknown>(null);
  const paper = useRef<HTMLDivElement>(null);

  const print = useCallback(() => {
    if (search === null || state !== 'idle') return;
    setState('preparing');
    setFailure(null);
    Promise.all([kundliOf(search, reportSections), loadAllTabs(), WholeReport.load()]).then(
      () => setState('printing'),
      (error: unknown) => {
        setState('idle');
        setFailure(error);
      },
    );
  }, [search, state]);

  useEffect(() => {
    const sheets = paper.current;
    if (state !== 'printing' || !sheets) return;
    // Safari returns from print() at once, so that what is printed may go only when it says that it has printed.
    const end = () => setState('idle');
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
  }, [state]);

  return {
    preparing: state === 'preparing',
    printing: state === 'printing',
    failure,
    print,
    paper,
  };
}
