import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useConfirmEmailWords } from './words.ts';

export { ConfirmEmailPage as Component } from './confirm-email-page.tsx';
export const handle: PageHandle = { ...pageHandle(useConfirmEmailWords.of), hidden: true };
