import { pageHandle, type PageHandle } from '../../platform/data/page-handle.ts';
import { operateMessages } from '../../messages.generated/operate.ts';

export { OperatePage as Component } from './operate-page.tsx';
export const handle: PageHandle = {
  ...pageHandle(operateMessages),
  hidden: true,
};
