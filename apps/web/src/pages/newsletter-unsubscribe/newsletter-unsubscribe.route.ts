import { titled, type PageHandle } from '../../data/page-handle.ts';
import { en } from './words.en.ts';

export { NewsletterUnsubscribePage as Component } from './newsletter-unsubscribe-page.tsx';
export const handle: PageHandle = { ...titled(en.title), hidden: true };
