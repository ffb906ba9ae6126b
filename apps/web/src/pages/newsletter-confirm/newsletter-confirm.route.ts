import { titled, type PageHandle } from '../../data/page-handle.ts';
import { useNewsletterConfirmWords } from './words.ts';

export { NewsletterConfirmPage as Component } from './newsletter-confirm-page.tsx';
export const handle: PageHandle = { ...titled(useNewsletterConfirmWords.of), hidden: true };
