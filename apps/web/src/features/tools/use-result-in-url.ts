import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { fetchQuery, useQuery } from '../../platform/data/use-query.ts';

/** Search parameter that shows the form instead of the result, with the same details. */
const EDIT = 'edit';

interface Options<Result> {
  /** Identifies the tool. */
  tool: string;
  /** The part of a URL that determines a result, in canonical order; null if there is none. */
  partOf: (search: URLSearchParams) => URLSearchParams | null;
  /** Requests the result for such a part. */
  load: (part: URLSearchParams) => Promise<Result>;
}

/** The result for the current URL: it survives a reload, and Back returns to the form. */
export function useResultInUrl<Result>({ tool, partOf, load }: Options<Result>) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [returned, setReturned] = useState(false);
  const known = partOf(search);
  const requested = search.has(EDIT) ? null : known;
  const keyOf = (part: URLSearchParams) => `${tool} ${part}`;
  const query = useQuery(
    requested && keyOf(requested),
    () => load(requested ?? new URLSearchParams()),
    { cache: 'immutable' },
  );
  const top = () => globalThis.scrollTo({ top: 0 });

  return {
    /** The details in the URL, also while they are edited: they prefill the form. */
    known,
    /** Whether the URL is that of a result. */
    isResultUrl: requested !== null,
    /** Its result, once loaded. */
    query,
    /** Whether the visitor returned from a result to the form. */
    returned,
    /** Calculates a result, so that errors are shown at the form, and then opens its URL. */
    show: async (part: URLSearchParams) => {
      await fetchQuery(keyOf(part), () => load(part));
      await navigate({ search: String(part) }, { preventScrollReset: true });
      top();
    },
    /** Returns to the form with the same details. */
    goBack: () => {
      const part = new URLSearchParams(requested ?? '');
      part.set(EDIT, '1');
      void navigate({ search: String(part) }, { preventScrollReset: true });
      setReturned(true);
      top();
    },
  };
}

export type ResultInUrl<Result> = ReturnType<typeof useResultInUrl<Result>>;
