import { lazyPart } from '../../lazy/lazy-part.tsx';

/** What each tab of the result shows, a file of its own. */
export const panels = {
  panchang: lazyPart(
    () => import('./detail-tab.tsx'),
    (module) => module.DetailTab,
  ),
  moon: lazyPart(
    () => import('./moon-tab.tsx'),
    (module) => module.MoonTab,
  ),
  monthly: lazyPart(
    () => import('./month-tab.tsx'),
    (module) => module.MonthTab,
  ),
  hora: lazyPart(
    () => import('./hora-tab.tsx'),
    (module) => module.HoraTab,
  ),
  choghadiya: lazyPart(
    () => import('./choghadiya-tab.tsx'),
    (module) => module.ChoghadiyaTab,
  ),
};
