import { languageOfPath, siteRedirects } from '@jyoti/contract';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { documentLanguage } from '../words/document-language.ts';

/** How long a pointer rests on a link before its page is prefetched, milliseconds. */
const REST_MS = 60;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is prefetched for visitors who save data or have a slow connection. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Path on this site that a link leads to; null for anything else. */
function pathOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== globalThis.location.origin) return null;
  return link.target || link.download ? null : link.pathname;
}

function prefetch(routes: RouteObject[], address: string): void {
  const { language, path } = languageOfPath(address);
  // A page in another language is another document.
  if (language !== documentLanguage) return;
  for (const { route } of matchRoutes(routes, siteRedirects[path as `/${string}`] ?? path) ?? []) {
    // A chunk that fails here is loaded again by the navigation, which reports the failure.
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
}

/** Prefetches the code of the page that a link leads to once a pointer rests on it, or a touch or the focus reaches it. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const intend = ({ type, target }: Event) => {
    clearTimeout(resting);
    const path = pathOfLink(target);
    if (path === null || path === globalThis.location.pathname || savesData()) return;
    resting = setTimeout(() => prefetch(routes, path), type === 'pointerover' ? REST_MS : 0);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(kind, intend, { passive: true });
  }
}
