import { titled, type PageHandle } from '../../data/page-handle.ts';
import { useReportWords } from './words.ts';

export { KundliReportPage as Component } from './kundli-report-page.tsx';
export const handle: PageHandle = { ...titled(useReportWords.of), hidden: true };
