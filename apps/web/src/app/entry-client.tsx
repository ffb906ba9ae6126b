import '@jyoti/themes/base.css';
import '@jyoti/themes/all.css';
import '@jyoti/themes/default-drawings.css';
import '@jyoti/themes/fonts.css';
import { defaultThemeId } from '@jyoti/themes';
import { PAGE_ATTRIBUTE, HYDRATION_DATA_ID } from './hydration-data.ts';
import { pageModules } from './page-modules.ts';
import { LOAD_FAILED } from '../platform/bootstrap/queued-presses.ts';
import { watchChunkFailures } from '../platform/bootstrap/new-build.ts';

/** Longest wait for the first paint, in milliseconds: not every browser reports it. */
const LONGEST_WAIT = 5000;

/**
 * Resolves after the first paint, so that scripts do not compete with it for network and CPU.
 * @param page the server-rendered page; empty for the page without content, whose only paint is its
 * background
 */
const firstPaint = (page: string) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, document.visibilityState === 'hidden' ? 0 : LONGEST_WAIT);
    new PerformanceObserver((list, observer) => {
      if (page !== '' && list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

async function start(): Promise<void> {
  watchChunkFailures();
  // The page is readable in a system font.
  if (document.documentElement.lang === 'hi') {
    import('../platform/words/devanagari-faces.ts').catch(() => undefined);
  }
  if (document.documentElement.dataset['theme'] !== defaultThemeId) {
    // The page is readable without the drawings.
    import('./layout/theme-drawings.ts').catch(() => undefined);
  }
  const page = document.getElementById(HYDRATION_DATA_ID)?.getAttribute(PAGE_ATTRIBUTE) ?? '';
  await firstPaint(page);
  // Loads in parallel with the app; the router reports an error.
  pageModules[page]?.()
    // In a task of its own, because dozens of files are requested.
    .then(({ prefetch }) => setTimeout(() => prefetch?.(new URLSearchParams(location.search))))
    .catch(() => undefined);
  const { hydrate } = await import('./hydrate.tsx');
  await hydrate();
}

start().catch(() => document.dispatchEvent(new Event(LOAD_FAILED)));
