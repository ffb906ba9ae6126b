import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { newsletterConfirmMessages } from '../../../messages.generated/newsletter-confirm.ts';

export { NewsletterConfirmPage as Component } from './newsletter-confirm-page.tsx';
export const handle: PageHandle = {
  ...pageHandle(newsletterConfirmMessages),
  hidden: true,
};
