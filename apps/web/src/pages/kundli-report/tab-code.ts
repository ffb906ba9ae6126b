import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { renewPage } from '../../app/lost-code.ts';
import { bringOnceUsed } from '../../parts/part-code.ts';
import { whenOpened, type OpenedPart } from '../../parts/when-opened.tsx';
import type { TabProps } from './report-props.ts';
import type { TabKey } from './report-tabs.ts';

type TabComponent = ComponentType<TabProps>;

/** Each main tab with its words is a file of its own. */
export const tabParts: Readonly<Record<TabKey, OpenedPart<TabProps>>> = {
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

/** Brings the code of every main tab. @throws what kept one from coming */
export async function bringAllTabs(): Promise<void> {
  await Promise.all(Object.values(tabParts).map(({ bring }) => bring()));
}

/** Brings the code of the other main tabs once somebody reads, so that they open at once. */
export const bringTabsOnceUsed = () => bringOnceUsed(Object.values(tabParts));

/** The component of a main tab, null while it is on its way. */
export function useTabCode(key: TabKey): {
  Tab: TabComponent | null;
  failed: boolean;
  retry: () => void;
} {
  const [settled, setSettled] = useState<{ key: TabKey; failed: boolean }>();
  const Tab = tabParts[key].isThere() ? tabParts[key] : null;
  const failed = Tab === null && settled?.key === key && settled.failed;

  useEffect(() => {
    if (Tab !== null || failed) return;
    let current = true;
    tabParts[key].bring().then(
      () => current && startTransition(() => setSettled({ key, failed: false })),
      async () => {
        const renewed = await renewPage();
        if (current && !renewed) setSettled({ key, failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [key, Tab, failed]);

  return { Tab, failed, retry: () => setSettled(undefined) };
}
