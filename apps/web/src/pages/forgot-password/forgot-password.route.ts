import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useForgotPasswordWords } from './words.ts';

export { ForgotPasswordPage as Component } from './forgot-password-page.tsx';
export const handle: PageHandle = { ...pageHandle(useForgotPasswordWords.of), hidden: true };
