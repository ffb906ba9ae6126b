import { prashnaPartsFromSearch } from '@jyoti/contract';
import { placeDraft, type FormStart, type PlaceDraft } from '../tool-place.ts';

/** The values of the form. */
export interface PrashnaDraft extends PlaceDraft {
  /** `YYYY-MM-DD` */
  date: string | null;
  /** `HH:mm` */
  time: string | null;
  number: number | null;
}

/** The form filled from a URL; what that leaves out is the present at the place known last. */
export function draftFrom(search: URLSearchParams, start: FormStart): PrashnaDraft {
  const parts = prashnaPartsFromSearch(search);
  return {
    ...placeDraft(parts, start),
    date: search.has('date') ? parts.date : (start.now?.date ?? null),
    time: search.has('time') ? parts.time : (start.now?.time ?? null),
    number: parts.number,
  };
}
