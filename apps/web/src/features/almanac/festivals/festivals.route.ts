import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { festivalsMessages } from '../../../messages.generated/festivals.ts';

export { FestivalsPage as Component } from './festivals-page.tsx';

export const handle: PageHandle = {
  ...pageHandle(festivalsMessages),
  picture: () => 'share-festivals',
  hidden: true,
};
