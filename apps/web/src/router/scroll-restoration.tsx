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

/** Goes on to a place for which the page is not long enough yet, as what stands there comes, until the visitor moves. */
function reachLater(left: number): () => void {
  const isThere = () => Math.abs(globalThis.scrollY - left) < 2;
  if (isThere()) return () => undefined;
  const end = new AbortController();
  const growth = new ResizeObserver(() => {
    globalThis.scrollTo(0, left);
    if (isThere()) end.abort();
  });
  end.signal.addEventListener('abort', () => growth.disconnect());
  growth.observe(document.body);
  const moves = { signal: end.signal, passive: true };
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    globalThis.addEventListener(move, () => end.abort(), moves);
  }
  return () => end.abort();
}

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
    if (left !== undefined && !(by === 'first' && globalThis.scrollY > 0)) {
      globalThis.scrollTo(0, left);
      return reachLater(left);
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
