import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { prashnaMessages } from '../../../messages.generated/prashna.ts';

export { PrashnaPage as Component } from './prashna-page.tsx';

export const handle: PageHandle = {
  ...pageHandle(prashnaMessages),
  hidden: true,
};
