import { type ReportSubTab, reportTabs } from '@jyoti/reports';
import { useEffect, type RefObject } from 'react';
import { kundliOf, type ReportKey } from '../kundli-cache.ts';

const behindTabs = [
  ...new Set(
    reportTabs
      // The fifth tab is for few: its parts load when it is opened.
      .filter(({ key }) => key !== 'astrologer')
      .flatMap((tab) => (tab.subTabs as readonly ReportSubTab[]).flatMap(({ parts }) => parts)),
  ),
];

/**
 * Prefetches keys of a report. A failed request is sent again when the part is opened, which
 * shows the error.
 */
export function prefetchParts(search: URLSearchParams, keys: readonly ReportKey[]): void {
  kundliOf(search, keys).catch(() => undefined);
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * When the tabs are in view, requests the data of all parts in one call: about 34 kB compressed, so that a
 * press on a phone, where no hover precedes it, needs no round trip. Not with `Save-Data`.
 */
export function usePrefetchAllParts(
  tabs: RefObject<HTMLElement | null>,
  search: URLSearchParams,
): void {
  useEffect(() => {
    const node = tabs.current;
    if (!node || savesData() || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      prefetchParts(search, behindTabs);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [tabs, search]);
}
