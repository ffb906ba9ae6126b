import { lazyPart } from '../../lazy/lazy-part.tsx';

/** The content of each tab, in a separate module. */
export const panels = {
  panchang: lazyPart(() => import('./detail-tab.tsx'), 'DetailTab'),
  moon: lazyPart(() => import('./moon-tab.tsx'), 'MoonTab'),
  monthly: lazyPart(() => import('./month-tab.tsx'), 'MonthTab'),
  hora: lazyPart(() => import('./hora-tab.tsx'), 'HoraTab'),
  choghadiya: lazyPart(() => import('./choghadiya-tab.tsx'), 'ChoghadiyaTab'),
};
