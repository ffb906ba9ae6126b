import { useSearchParams } from 'react-router-dom';

type Change = Readonly<Record<string, string | null>>;

/** A copy of search parameters with some of them changed; null removes one. */
export function searchWith(search: URLSearchParams, change: Change): URLSearchParams {
  const after = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) after.delete(name);
    else after.set(name, value);
  }
  return after;
}

/** The search parameters of the address, and a function that changes some in place: no history entry, no scrolling. */
export function useSearchState(): [URLSearchParams, (change: Change) => void] {
  const [search, setSearch] = useSearchParams();
  const options = { replace: true, preventScrollReset: true };
  return [search, (change) => setSearch((before) => searchWith(before, change), options)];
}
