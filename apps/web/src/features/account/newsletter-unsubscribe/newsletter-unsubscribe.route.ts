import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { newsletterUnsubscribeMessages } from '../../../messages.generated/newsletter-unsubscribe.ts';

export { NewsletterUnsubscribePage as Component } from './newsletter-unsubscribe-page.tsx';
export const handle: PageHandle = { ...pageHandle(newsletterUnsubscribeMessages), hidden: true };
