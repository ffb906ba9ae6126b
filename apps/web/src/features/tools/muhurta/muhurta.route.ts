import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { muhurtaMessages } from '../../../messages.generated/muhurta.ts';

export { MuhurtaPage as Component } from './muhurta-page.tsx';

export const handle: PageHandle = {
  ...pageHandle(muhurtaMessages),
  picture: () => 'share-muhurta',
  hidden: true,
};
