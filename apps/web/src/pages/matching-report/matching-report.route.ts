import { titled, type PageHandle } from '../../data/page-handle.ts';
import { en } from './words.en.ts';

export { MatchingReportPage as Component } from './matching-report-page.tsx';
export const handle: PageHandle = { ...titled(en.title), hidden: true };
