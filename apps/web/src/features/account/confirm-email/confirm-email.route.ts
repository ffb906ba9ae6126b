import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { confirmEmailMessages } from '../../../messages.generated/confirm-email.ts';

export { ConfirmEmailPage as Component } from './confirm-email-page.tsx';
export const handle: PageHandle = {
  ...pageHandle(confirmEmailMessages),
  hidden: true,
};
