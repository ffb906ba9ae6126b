import type { HydrationState } from 'react-router-dom';

/** Id of the JSON element that carries what the page's loaders answered on the server. */
export const HYDRATION_DATA_ID = 'hydration-data';

/** Names the page's module on that element, so that its code loads beside the app's. */
export const PAGE_ATTRIBUTE = 'data-page';

/** Names the files of the page's words on that element, which load at the same time. */
export const WORDS_ATTRIBUTE = 'data-words';

/** What the server sent along with the page's HTML; undefined where it sent none. */
export function readHydrationData(): HydrationState | undefined {
  const text = document.getElementById(HYDRATION_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : undefined;
}
