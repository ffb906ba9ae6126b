import type { HydrationState } from 'react-router-dom';

/** Id of the JSON element with the loader data of the server. */
export const HYDRATION_DATA_ID = 'hydration-data';

/**
 * Attribute of that element with the URL of the page's module, so that it loads in parallel with
 * the app.
 */
export const PAGE_ATTRIBUTE = 'data-page';

/** The loader data in the page's HTML; undefined if there are none. */
export function readHydrationData(): HydrationState | undefined {
  const text = document.getElementById(HYDRATION_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : undefined;
}
