import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useNewsletterUnsubscribeWords } from './words.ts';

export { NewsletterUnsubscribePage as Component } from './newsletter-unsubscribe-page.tsx';
export const handle: PageHandle = { ...pageHandle(useNewsletterUnsubscribeWords.of), hidden: true };
