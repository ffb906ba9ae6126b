import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useReportWords } from './words.ts';

export { KundliReportPage as Component } from './kundli-report-page.tsx';
export const handle: PageHandle = { ...pageHandle(useReportWords.of), hidden: true };
