import { lazyPart } from '../../../platform/lazy/lazy-part.tsx';
import { Waiting } from './waiting.tsx';

/** The content of each tab, in a separate module. */
export const panels = {
  panchang: lazyPart(() => import('./detail-tab.tsx'), 'DetailTab', <Waiting />),
  moon: lazyPart(() => import('./moon-tab.tsx'), 'MoonTab', <Waiting />),
  monthly: lazyPart(() => import('./month-tab.tsx'), 'MonthTab', <Waiting />),
  hora: lazyPart(() => import('./hora-tab.tsx'), 'HoraTab', <Waiting />),
  choghadiya: lazyPart(() => import('./choghadiya-tab.tsx'), 'ChoghadiyaTab', <Waiting />),
  more: lazyPart(() => import('./more-tab.tsx'), 'MoreTab', <Waiting />),
};
