import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useNewsletterConfirmWords } from './words.ts';

export { NewsletterConfirmPage as Component } from './newsletter-confirm-page.tsx';
export const handle: PageHandle = { ...pageHandle(useNewsletterConfirmWords.of), hidden: true };
