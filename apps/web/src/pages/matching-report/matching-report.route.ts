import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useMatchingWords } from './words.ts';

export { MatchingReportPage as Component } from './matching-report-page.tsx';
export const handle: PageHandle = { ...pageHandle(useMatchingWords.of), hidden: true };
