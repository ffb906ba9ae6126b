import '@jyoti/themes/base.css';
import '@jyoti/themes/all.css';
import '@jyoti/themes/default-drawings.css';
import '@jyoti/themes/fonts.css';
import { defaultThemeId } from '@jyoti/themes';
import { PAGE_ATTRIBUTE, HYDRATION_DATA_ID } from './hydration-data.ts';
import { pageModules } from './page-modules.ts';
import { LOST } from './start/held-presses.ts';
import { watchChunkFailures } from './start/new-build.ts';

/** Longest wait for the first paint, milliseconds: not every browser reports it. */
const LONGEST_WAIT = 5000;

/**
 * Until then the network and the processor belong to what the page is painted with.
 * @param page the page that the server rendered; empty for the page without content, whose only paint is its background
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
  // The page can be read in a face of the system.
  if (document.documentElement.lang === 'hi') {
    import('./words/devanagari-faces.ts').catch(() => undefined);
  }
  if (document.documentElement.dataset['theme'] !== defaultThemeId) {
    // The page can be read without the drawings.
    import('./layout/theme-drawings.ts').catch(() => undefined);
  }
  const page = document.getElementById(HYDRATION_DATA_ID)?.getAttribute(PAGE_ATTRIBUTE) ?? '';
  await firstPaint(page);
  // Loads beside the app's own code; the router reports a failure.
  pageModules[page]?.().catch(() => undefined);
  const { hydrate } = await import('./hydrate.tsx');
  await hydrate();
}

start().catch(() => document.dispatchEvent(new Event(LOST)));
