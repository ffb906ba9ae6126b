import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { forgotPasswordMessages } from '../../../messages.generated/forgot-password.ts';

export { ForgotPasswordPage as Component } from './forgot-password-page.tsx';
export const handle: PageHandle = {
  ...pageHandle(forgotPasswordMessages),
  hidden: true,
};
