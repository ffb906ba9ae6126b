import { birthFromSearch, reportSearchOf } from '@jyoti/contract';
import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { storedToken } from '../../../platform/session/api.ts';
import { prefetchKundli } from '../kundli-cache.ts';
import { chosenTabs, firstKeysOf } from './report-tabs.ts';
import { partOf } from './tab-code.tsx';
import { kundliReportMessages } from '../../../messages.generated/kundli-report.ts';

export { KundliReportPage as Component } from './kundli-report-page.tsx';
export const handle: PageHandle = {
  ...pageHandle(kundliReportMessages),
  hidden: true,
};

export function prefetch(search: URLSearchParams): void {
  const report = reportSearchOf(search);
  if (report === null || storedToken() === null || birthFromSearch(search).time_unknown) return;
  prefetchKundli(report, firstKeysOf(search));
  void partOf(chosenTabs(search).tab.key).preload();
}
