import { whenOpened } from '../../parts/when-opened.tsx';
import type { PageParts } from '../../parts/part-code.ts';
import { askedOf, tabOf } from './panchang-address.ts';

export const PanchangForm = whenOpened(
  () => import('./panchang-form.tsx'),
  (module) => module.PanchangForm,
);

export const PanchangResult = whenOpened(
  () => import('./panchang-result.tsx'),
  (module) => module.PanchangResult,
);

export const PanchangTabs = whenOpened(
  () => import('./panchang-tabs.tsx'),
  (module) => module.PanchangTabs,
);

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

/** What the page shows at an address: the form, or the result with one of its tabs. */
export const partsAt = (search: URLSearchParams): PageParts =>
  askedOf(search)
    ? { first: [PanchangResult], beside: [PanchangTabs, panels[tabOf(search)]] }
    : { first: [PanchangForm] };
