import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useFestivalsWords } from './words.ts';

export { FestivalsPage as Component } from './festivals-page.tsx';

export const handle: PageHandle = {
  ...pageHandle(useFestivalsWords.of),
  picture: () => 'share-festivals',
  hidden: true,
};
