import { languageOfPath, siteRedirects } from '@jyoti/contract';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { documentLanguage } from '../words/document-language.ts';

/** How long a pointer must hover over a link before its page is prefetched, in milliseconds. */
const REST_MS = 60;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is prefetched with `Save-Data` or on a slow connection. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Path on this site that a link points to; null for anything else. */
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
    // The navigation loads a failed chunk again and reports the error.
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
}

/** Prefetches the code of a link's page when a pointer hovers over it, or on touch or focus. */
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
