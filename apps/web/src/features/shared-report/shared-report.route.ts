import { pageHandle, type PageHandle } from '../../platform/data/page-handle.ts';
import { sharedReportMessages } from '../../messages.generated/shared-report.ts';

export { SharedReportPage as Component } from './shared-report-page.tsx';
export const handle: PageHandle = {
  ...pageHandle(sharedReportMessages),
  hidden: true,
};
