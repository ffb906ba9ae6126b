import type { PageHandle } from '../../../platform/data/page-handle.ts';
import { matchingFormMessages } from '../../../messages.generated/matching-form.ts';

export { KundliMatchingPage as Component } from './kundli-matching-page.tsx';
export const handle: PageHandle = {
  title: ({ siteName }, { language }) =>
    `${matchingFormMessages[language].pageTitle} · ${siteName}`,
  hidden: true,
};
