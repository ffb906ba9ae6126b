import type { PageHandle } from '../../app/page-handle.ts';
import { faqsCall, pageCall } from '../../app/public-calls.ts';
import { infoHandle } from '../../reading/info-handle.ts';

export { TermsPage as Component } from './terms-page.tsx';

export const handle: PageHandle = {
  ...infoHandle('terms-and-conditions'),
  needs: () => [pageCall('terms-and-conditions'), faqsCall],
};
