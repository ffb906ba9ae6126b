import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useResetPasswordWords } from './words.ts';

export { ResetPasswordPage as Component } from './reset-password-page.tsx';
export const handle: PageHandle = { ...pageHandle(useResetPasswordWords.of), hidden: true };
