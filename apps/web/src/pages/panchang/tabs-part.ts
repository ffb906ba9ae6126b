import { whenOpened } from '../../parts/when-opened.tsx';

/** The tabs of the result, below what is seen of it first. */
export const PanchangTabs = whenOpened(
  () => import('./panchang-tabs.tsx'),
  (module) => module.PanchangTabs,
);
