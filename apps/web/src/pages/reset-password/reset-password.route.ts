import { titled, type PageHandle } from '../../data/page-handle.ts';
import { en } from './words.en.ts';

export { ResetPasswordPage as Component } from './reset-password-page.tsx';
export const handle: PageHandle = { ...titled(en.title), hidden: true };
