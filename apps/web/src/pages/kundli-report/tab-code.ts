import type { TabProps } from './report-props.ts';
import type { SubTabKey, TabKey } from './report-tabs.ts';
import { lazyPart, preloadWhenIdle, type LazyPart } from '../../lazy/lazy-part.tsx';

type TabPart = LazyPart<TabProps>;

/** A report begins with one of these: each sub-tab of Kundli is a file of its own. */
const kundliParts: Readonly<Record<SubTabKey<'kundli'>, TabPart>> = {
  'basic-details': lazyPart(
    () => import('./kundli-tab/basic-details.tsx'),
    (module) => module.BasicDetails,
  ),
  'planet-details': lazyPart(
    () => import('./kundli-tab/planet-details.tsx'),
    (module) => module.PlanetDetails,
  ),
  'divisional-chart': lazyPart(
    () => import('./kundli-tab/divisional-charts.tsx'),
    (module) => module.DivisionalCharts,
  ),
  ashtakvarga: lazyPart(
    () => import('./kundli-tab/ashtakvarga.tsx'),
    (module) => module.Ashtakvarga,
  ),
  binnashtakvarga: lazyPart(
    () => import('./kundli-tab/binnashtakvarga.tsx'),
    (module) => module.Binnashtakvarga,
  ),
  'western-planet': lazyPart(
    () => import('./kundli-tab/western-planet.tsx'),
    (module) => module.WesternPlanet,
  ),
};

/** Each of the other main tabs, with its words, is a file. */
const tabParts: Readonly<Record<Exclude<TabKey, 'kundli'>, TabPart>> = {
  general: lazyPart(
    () => import('./general-tab/general-tab.tsx'),
    (module) => module.GeneralTab,
  ),
  dashas: lazyPart(
    () => import('./dashas-tab/dashas-tab.tsx'),
    (module) => module.DashasTab,
  ),
  doshas: lazyPart(
    () => import('./doshas-tab/doshas-tab.tsx'),
    (module) => module.DoshasTab,
  ),
};

const allParts = [...Object.values(kundliParts), ...Object.values(tabParts)];

/** What shows a sub-tab: it is given which one, since a main tab may show all of its own. */
export function partOf(tab: TabKey, subTab: string): TabPart {
  return tab === 'kundli' ? kundliParts[subTab as SubTabKey<'kundli'>] : tabParts[tab];
}

/** Loads the code of every tab. Rejects where one does not load. */
export async function loadAllTabs(): Promise<void> {
  await Promise.all(allParts.map(({ load }) => load()));
}

/** Preloads the code of the other tabs while the browser is idle, so that they open at once. */
export const preloadTabs = () => preloadWhenIdle(allParts);
