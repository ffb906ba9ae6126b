import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { resetPasswordMessages } from '../../../messages.generated/reset-password.ts';

export { ResetPasswordPage as Component } from './reset-password-page.tsx';
export const handle: PageHandle = {
  ...pageHandle(resetPasswordMessages),
  hidden: true,
};
