import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useSharedReportWords } from './words.ts';

export { SharedReportPage as Component } from './shared-report-page.tsx';
export const handle: PageHandle = { ...pageHandle(useSharedReportWords.of), hidden: true };
