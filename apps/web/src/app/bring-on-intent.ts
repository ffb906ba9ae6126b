import { afterPaint } from '@jyoti/ui/after-paint';
import { useEffect } from 'react';
import { useOpen } from '../router/router-provider.tsx';
import type { PageHandle } from './page-handle.ts';
import { useAskAhead } from './public-data.tsx';

/** How long a pointer rests on a link before it is held to be meant, milliseconds: on its way elsewhere it is faster. */
const REST_MS = 60;

/** What the browser tells of the connection, where it does. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Who pays for every byte, or waits for every one, is brought nothing unasked. */
function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Where on this site a link leads; null for what is no such link. */
function pageOfLink(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== globalThis.location.origin) return null;
  return link.target || link.download || /^\/(api|uploads)\//.test(link.pathname)
    ? null
    : new URL(link.href);
}

/** Brings the page that a link leads to when the visitor is about to press it: its code, and its public answers. */
export function useBringOnIntent(): void {
  const { router } = useOpen();
  const askAhead = useAskAhead();

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;

    const bring = async ({ pathname, searchParams }: URL) => {
      try {
        const page = await router.bring(pathname);
        const handle = page?.route.handle as PageHandle | undefined;
        askAhead(handle?.needs?.(page?.params ?? {}, searchParams) ?? []);
      } catch {
        // What could not be brought ahead is brought when it is asked for, and said then.
      }
    };
    const mean = (event: Event) => {
      clearTimeout(resting);
      const page = pageOfLink(event.target);
      if (page === null || page.pathname === globalThis.location.pathname || isFrugal()) return;
      if (event.type === 'pointerover') resting = setTimeout(() => void bring(page), REST_MS);
      else afterPaint(() => void bring(page));
    };

    const passive = { passive: true };
    const kinds = ['pointerover', 'focusin', 'touchstart'];
    for (const kind of kinds) document.addEventListener(kind, mean, passive);
    return () => {
      clearTimeout(resting);
      for (const kind of kinds) document.removeEventListener(kind, mean);
    };
  }, [router, askAhead]);
}
