import { titled, type PageHandle } from '../../data/page-handle.ts';
import { en } from './words.en.ts';

export { ConfirmEmailPage as Component } from './confirm-email-page.tsx';
export const handle: PageHandle = { ...titled(en.title), hidden: true };
