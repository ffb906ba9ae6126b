import { lazyPart } from '../../lazy/lazy-part.tsx';

/** What each tab of the result shows, a file of its own. */
export const panels = {
  panchang: lazyPart(() => import('./detail-tab.tsx'), 'DetailTab'),
  moon: lazyPart(() => import('./moon-tab.tsx'), 'MoonTab'),
  monthly: lazyPart(() => import('./month-tab.tsx'), 'MonthTab'),
  hora: lazyPart(() => import('./hora-tab.tsx'), 'HoraTab'),
  choghadiya: lazyPart(() => import('./choghadiya-tab.tsx'), 'ChoghadiyaTab'),
  more: lazyPart(() => import('./more/more-tab.tsx'), 'MoreTab'),
};
