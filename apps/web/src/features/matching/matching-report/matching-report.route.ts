import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { matchingReportMessages } from '../../../messages.generated/matching-report.ts';

export { MatchingReportPage as Component } from './matching-report-page.tsx';
export const handle: PageHandle = {
  ...pageHandle(matchingReportMessages),
  hidden: true,
};
