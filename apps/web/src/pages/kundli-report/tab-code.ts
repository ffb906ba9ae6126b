import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { renewPage } from '../../app/lost-code.ts';
import { bringOnceUsed } from '../../parts/part-code.ts';
import { whenOpened, type OpenedPart } from '../../parts/when-opened.tsx';
import type { TabProps } from './report-props.ts';
import type { SubTabKey, TabKey } from './report-tabs.ts';

type TabPart = OpenedPart<TabProps>;

/** A report begins with one of these: each sub-tab of Kundli is a file of its own. */
const kundliParts: Readonly<Record<SubTabKey<'kundli'>, TabPart>> = {
  'basic-details': whenOpened(
    () => import('./kundli-tab/basic-details.tsx'),
    (module) => module.BasicDetails,
  ),
  'planet-details': whenOpened(
    () => import('./kundli-tab/planet-details.tsx'),
    (module) => module.PlanetDetails,
  ),
  'divisional-chart': whenOpened(
    () => import('./kundli-tab/divisional-charts.tsx'),
    (module) => module.DivisionalCharts,
  ),
  ashtakvarga: whenOpened(
    () => import('./kundli-tab/ashtakvarga.tsx'),
    (module) => module.Ashtakvarga,
  ),
  binnashtakvarga: whenOpened(
    () => import('./kundli-tab/binnashtakvarga.tsx'),
    (module) => module.Binnashtakvarga,
  ),
  'western-planet': whenOpened(
    () => import('./kundli-tab/western-planet.tsx'),
    (module) => module.WesternPlanet,
  ),
};

/** Each of the other main tabs, with its words, is a file. */
const tabParts: Readonly<Record<Exclude<TabKey, 'kundli'>, TabPart>> = {
  general: whenOpened(
    () => import('./general-tab/general-tab.tsx'),
    (module) => module.GeneralTab,
  ),
  dashas: whenOpened(
    () => import('./dashas-tab/dashas-tab.tsx'),
    (module) => module.DashasTab,
  ),
  doshas: whenOpened(
    () => import('./doshas-tab/doshas-tab.tsx'),
    (module) => module.DoshasTab,
  ),
};

const allParts = [...Object.values(kundliParts), ...Object.values(tabParts)];

/** What shows a sub-tab: it is given which one, since a main tab may show all of its own. */
export function partOf(tab: TabKey, subTab: string): TabPart {
  return tab === 'kundli' ? kundliParts[subTab as SubTabKey<'kundli'>] : tabParts[tab];
}

/** Brings the code of every tab. @throws what kept one from coming */
export async function bringAllTabs(): Promise<void> {
  await Promise.all(allParts.map(({ bring }) => bring()));
}

/** Brings the code of the other tabs once somebody reads, so that they open at once. */
export const bringTabsOnceUsed = () => bringOnceUsed(allParts);

/** The component of a sub-tab, null while it is on its way. */
export function useTabCode(part: TabPart): {
  Tab: ComponentType<TabProps> | null;
  failed: boolean;
  retry: () => void;
} {
  const [settled, setSettled] = useState<{ part: TabPart; failed: boolean }>();
  const Tab = part.isThere() ? part : null;
  const failed = Tab === null && settled?.part === part && settled.failed;

  useEffect(() => {
    if (Tab !== null || failed) return;
    let current = true;
    part.bring().then(
      () => current && startTransition(() => setSettled({ part, failed: false })),
      async () => {
        const renewed = await renewPage();
        if (current && !renewed) setSettled({ part, failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [part, Tab, failed]);

  return { Tab, failed, retry: () => setSettled(undefined) };
}
