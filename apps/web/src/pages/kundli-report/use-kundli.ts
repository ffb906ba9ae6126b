import type { Kundli } from '@jyoti/contract';
import { startTransition, useEffect, useState } from 'react';
import { failureSentences } from '../../app/failure-sentences.ts';
import { kundliOf, knownKundli, type ReportPart } from '../../kundli/kundli-cache.ts';

export interface KundliState {
  /** The report with all the sections asked for; null while one is missing. */
  kundli: Kundli | null;
  /** Sentences on why there is none. */
  failure: string[] | null;
  retry: () => void;
}

const noSearch = new URLSearchParams();

/** Sections of the report of an address. What is in memory is there at once. */
export function useKundli(
  search: URLSearchParams | null,
  sections: readonly ReportPart[],
): KundliState {
  const names = sections.join();
  const key = search === null ? null : `${search} ${names}`;
  const [settled, setSettled] = useState<{ key: string; failure: string[] | null }>();
  const kundli = knownKundli(search ?? noSearch, sections);
  const failure = settled?.key === key && kundli === null ? settled.failure : null;
  const waiting = search !== null && kundli === null && failure === null;
  const address = search === null ? null : String(search);

  useEffect(() => {
    if (!waiting || address === null || key === null) return;
    let current = true;
    const wanted = names === '' ? [] : (names.split(',') as ReportPart[]);
    const load = async () => {
      try {
        const answer = await kundliOf(new URLSearchParams(address), wanted);
        // Without what it is made of there is no report: better to say so than to wait for ever.
        const isWhole = wanted.every((section) => answer[section] !== undefined);
        if (current) startTransition(() => setSettled({ key, failure: isWhole ? null : [] }));
      } catch (error) {
        if (current) setSettled({ key, failure: failureSentences(error) });
      }
    };
    void load();
    return () => {
      current = false;
    };
  }, [address, key, names, waiting]);

  return { kundli, failure, retry: () => setSettled(undefined) };
}
