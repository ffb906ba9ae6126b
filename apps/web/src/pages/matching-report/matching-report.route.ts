import { titled, type PageHandle } from '../../data/page-handle.ts';
import { useMatchingWords } from './words.ts';

export { MatchingReportPage as Component } from './matching-report-page.tsx';
export const handle: PageHandle = { ...titled(useMatchingWords.of), hidden: true };
