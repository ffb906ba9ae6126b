import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useWallCalendarWords } from './words.ts';

export { WallCalendarPage as Component } from './wall-calendar-page.tsx';

export const handle: PageHandle = {
  ...pageHandle(useWallCalendarWords.of),
  picture: () => 'share-wall-calendar',
  hidden: true,
};
