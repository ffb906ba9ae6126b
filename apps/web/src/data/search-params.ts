import { useSearchParams } from 'react-router-dom';

type Change = Readonly<Record<string, string | null | undefined>>;

/** A copy of search parameters with some of them changed; one without a value is removed. */
export function searchWith(search: URLSearchParams, change: Change): URLSearchParams {
  const after = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

/** The search parameters of the address, and a function that changes some in place: no history entry, no scrolling. */
export function useSearchState(): [URLSearchParams, (change: Change) => void] {
  const [search, setSearch] = useSearchParams();
  const options = { replace: true, preventScrollReset: true };
  return [search, (change) => setSearch((before) => searchWith(before, change), options)];
}
