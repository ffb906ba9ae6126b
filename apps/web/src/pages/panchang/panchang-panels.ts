import { whenOpened } from '../../parts/when-opened.tsx';

/** What each tab of the result shows, a file of its own. */
export const panels = {
  panchang: whenOpened(
    () => import('./detail-tab.tsx'),
    (module) => module.DetailTab,
  ),
  moon: whenOpened(
    () => import('./moon-tab.tsx'),
    (module) => module.MoonTab,
  ),
  monthly: whenOpened(
    () => import('./month-tab.tsx'),
    (module) => module.MonthTab,
  ),
  hora: whenOpened(
    () => import('./hora-tab.tsx'),
    (module) => module.HoraTab,
  ),
  choghadiya: whenOpened(
    () => import('./choghadiya-tab.tsx'),
    (module) => module.ChoghadiyaTab,
  ),
};
