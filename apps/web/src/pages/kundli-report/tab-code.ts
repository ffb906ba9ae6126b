import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { renewPage } from '../../app/lost-code.ts';
import { bringOnceUsed } from '../../parts/part-code.ts';
import { whenOpened, type OpenedPart } from '../../parts/when-opened.tsx';
import type { TabProps } from './report-props.ts';
import type { TabKey } from './report-tabs.ts';

type TabPart = OpenedPart<TabProps>;

/** Each main tab, with its words, is a file. */
const tabParts: Readonly<Record<TabKey, TabPart>> = {
  kundli: whenOpened(
    () => import('./kundli-tab/kundli-tab.tsx'),
    (module) => module.KundliTab,
  ),
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

const allParts = Object.values(tabParts);

/** What shows the sub-tabs of a main tab. */
export const partOf = (tab: TabKey): TabPart => tabParts[tab];

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
