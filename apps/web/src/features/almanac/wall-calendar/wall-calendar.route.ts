import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { wallCalendarMessages } from '../../../messages.generated/wall-calendar.ts';

export { WallCalendarPage as Component } from './wall-calendar-page.tsx';

export const handle: PageHandle = {
  ...pageHandle(wallCalendarMessages),
  picture: () => 'share-wall-calendar',
  hidden: true,
};
