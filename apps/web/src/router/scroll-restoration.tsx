import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { useOpen } from './router-provider.tsx';

const STORAGE_KEY = 'jyoti-scroll';

type Positions = Record<string, number>;

function remembered(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** Two pages that a visit began with have the same key. */
const placeOf = ({ key, pathname }: Location) => `${key} ${pathname}`;

/** How long what comes late may still move the page, milliseconds. */
const LONGEST_WAIT = 20_000;

/**
 * Holds the page at a place while what stands there comes: the page may not be long enough for it yet, or grow above it.
 * Until the visitor moves.
 */
function holdAt(left: number): () => void {
  const end = new AbortController();
  const growth = new ResizeObserver(() => globalThis.scrollTo(0, left));
  const wait = setTimeout(() => end.abort(), LONGEST_WAIT);
  end.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(wait);
  });
  growth.observe(document.body);
  const moves = { signal: end.signal, passive: true };
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    globalThis.addEventListener(move, () => end.abort(), moves);
  }
  return () => end.abort();
}

/** The browser has gone as far as the page reached then: the style of its lower parts may have come later. */
const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/** Stands a page where it was left when it is come back to, at the named part, or at its start. */
export function ScrollRestoration() {
  const { router, page } = useOpen();
  const positions = useRef<Positions | null>(null);
  const drawn = useRef(page);

  useEffect(() => {
    const keep = () => {
      const all = { ...positions.current, [placeOf(drawn.current.location)]: globalThis.scrollY };
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(all));
      } catch {
        // A full or forbidden storage costs only the place.
      }
      // The browser's own way back to a page that is loaded anew.
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    globalThis.addEventListener('pagehide', keep);
    return () => {
      globalThis.removeEventListener('pagehide', keep);
      history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    positions.current ??= remembered();
    drawn.current = page;
    const { location, by, preventScrollReset } = page;
    const left = by === 'link' ? undefined : positions.current[placeOf(location)];
    // At first the browser has been there already, or the visitor has scrolled on.
    if (left !== undefined && !(by === 'first' && globalThis.scrollY > 0 && !isReload())) {
      globalThis.scrollTo(0, left);
      return holdAt(left);
    }
    if (by !== 'first' && !preventScrollReset) {
      const part =
        location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (part) part.scrollIntoView();
      else globalThis.scrollTo(0, 0);
    }
    return undefined;
  }, [page]);

  useEffect(
    () =>
      // Before the next page takes this one's place.
      router.subscribe(() => {
        if (positions.current)
          positions.current[placeOf(drawn.current.location)] = globalThis.scrollY;
      }),
    [router],
  );

  return null;
}
