import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useMuhurtaWords } from './words.ts';

export { MuhurtaPage as Component } from './muhurta-page.tsx';

export const handle: PageHandle = {
  ...pageHandle(useMuhurtaWords.of),
  picture: () => 'share-muhurta',
  hidden: true,
};
