import { titled, type PageHandle } from '../../data/page-handle.ts';
import { en } from '../../matching/words.en.ts';

export { KundliMatchingPage as Component } from './kundli-matching-page.tsx';
export const handle: PageHandle = { ...titled(en.pageTitle), hidden: true };
