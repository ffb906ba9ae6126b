import type { Kundli } from '@jyoti/contract';
import { api } from '../../app/api.ts';
import { birthFromSearch } from './birth-in-url.ts';

/** The last report, so that the form hands its answer to the report page and tabs do not ask again. Memory only. */
let last: { search: string; kundli: Promise<Kundli> } | null = null;

/**
 * The kundli of the birth in an address: from memory where it is the last one asked for, else from the API. A failed
 * answer is forgotten, so that trying again asks again.
 */
export function kundliOf(search: URLSearchParams): Promise<Kundli> {
  const key = String(search);
  if (last?.search === key) return last.kundli;
  const kundli = api.kundli({ birth: birthFromSearch(search) });
  last = { search: key, kundli };
  kundli.catch(() => {
    if (last?.kundli === kundli) last = null;
  });
  return kundli;
}

/** Forgets the report, for the next visitor of the same browser. */
export function forgetKundli(): void {
  last = null;
}
