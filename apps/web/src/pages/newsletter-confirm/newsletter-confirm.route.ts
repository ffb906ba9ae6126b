import { titled, type PageHandle } from '../../data/page-handle.ts';
import { en } from './words.en.ts';

export { NewsletterConfirmPage as Component } from './newsletter-confirm-page.tsx';
export const handle: PageHandle = { ...titled(en.title), hidden: true };
