import { titled, type PageHandle } from '../../data/page-handle.ts';
import { useFestivalsWords } from './words.ts';

export { FestivalsPage as Component } from './festivals-page.tsx';

export const handle: PageHandle = {
  ...titled(useFestivalsWords.of),
  picture: () => 'share-festivals',
  hidden: true,
};
