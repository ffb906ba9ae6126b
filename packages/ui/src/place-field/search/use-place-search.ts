import { useEffect, useRef, useState } from 'react';
import { longEnough, SEARCH_DELAY, type Place } from './place-field.logic.ts';

export type PlaceSearch = (query: string, signal: AbortSignal) => Promise<readonly Place[]>;

/**
 * State of the search: `idle`, `searching` (debouncing, or waiting for the response), `found` with at least one place,
 * `none`, `short` requested with too little text, `failed` if the search threw.
 */
export type SearchState =
  | { status: 'idle' | 'searching' | 'none' | 'short' | 'failed'; places: readonly never[] }
  | { status: 'found'; places: readonly Place[] };

const bare = (status: Exclude<SearchState['status'], 'found'>): SearchState => ({
  status,
  places: [],
});

/**
 * Searches after a debounce, or immediately on request. Only the newest query counts: an older one is aborted, and a
 * late response to it is dropped.
 */
export function usePlaceSearch(search: PlaceSearch) {
  const [state, setState] = useState<SearchState>(bare('idle'));
  const running = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    running.current?.abort();
    running.current = null;
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );

  const runSearch = async (query: string) => {
    const controller = new AbortController();
    running.current = controller;
    const answer = (next: SearchState) => {
      if (controller.signal.aborted) return;
      running.current = null;
      setState(next);
    };
    try {
      const places = await search(query, controller.signal);
      answer(places.length > 0 ? { status: 'found', places } : bare('none'));
    } catch {
      answer(bare('failed'));
    }
  };

  return {
    state,
    /** On a text change: clears the old results and starts a debounced search. */
    typed(text: string) {
      stop();
      if (!longEnough(text)) {
        // After the hint that two characters are needed was shown, it stays at one character.
        setState(({ status }) => bare(status === 'short' && text.trim() ? 'short' : 'idle'));
        return;
      }
      setState(bare('searching'));
      timer.current = setTimeout(() => void runSearch(text.trim()), SEARCH_DELAY);
    },
    /** Searches immediately, on the button or Enter. */
    searchNow(text: string) {
      if (running.current) return;
      stop();
      if (!longEnough(text)) {
        setState(bare('short'));
        return;
      }
      setState(bare('searching'));
      void runSearch(text.trim());
    },
    /** On picking a place: clears the results and stops searching. */
    clear() {
      stop();
      setState(bare('idle'));
    },
  };
}
