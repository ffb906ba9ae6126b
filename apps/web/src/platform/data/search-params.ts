import { useSearchParams } from 'react-router-dom';

type Change = Readonly<Record<string, string | null | undefined>>;

/** A copy of search parameters with some changed; undefined removes one. */
export function searchWith(search: URLSearchParams, change: Change): URLSearchParams {
  const after = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

/**
 * The URL's search parameters, and a function that changes some without a history entry or
 * scrolling.
 */
export function useSearchState(): [URLSearchParams, (change: Change) => void] {
  const [search, setSearch] = useSearchParams();
  const options = { replace: true, preventScrollReset: true };
  return [search, (change) => setSearch((before) => searchWith(before, change), options)];
}
