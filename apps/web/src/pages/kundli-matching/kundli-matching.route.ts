import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useMatchingFormWords } from '../../matching/words.ts';

export { KundliMatchingPage as Component } from './kundli-matching-page.tsx';
export const handle: PageHandle = {
  ...pageHandle((language) => ({ title: useMatchingFormWords.of(language).pageTitle })),
  hidden: true,
};
