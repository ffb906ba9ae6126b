import { useEffect, useState, type ComponentType } from 'react';
import { renewPage } from '../../app/lost-code.ts';
import type { TabProps } from './report-props.ts';
import type { TabKey } from './report-tabs.ts';

type TabComponent = ComponentType<TabProps>;

/** Each main tab with its words is a file of its own. */
const load: Record<TabKey, () => Promise<TabComponent>> = {
  kundli: async () => (await import('./kundli-tab/kundli-tab.tsx')).KundliTab,
  general: async () => (await import('./general-tab/general-tab.tsx')).GeneralTab,
  dashas: async () => (await import('./dashas-tab/dashas-tab.tsx')).DashasTab,
  doshas: async () => (await import('./doshas-tab/doshas-tab.tsx')).DoshasTab,
};

const loaded = new Map<TabKey, TabComponent>();

async function bring(key: TabKey): Promise<void> {
  if (!loaded.has(key)) loaded.set(key, await load[key]());
}

/** Brings the code of a main tab that may be opened. One that could not be brought is asked for again when it is. */
export function bringTab(key: TabKey): void {
  bring(key).catch(() => undefined);
}

/** Brings the code of every main tab. @throws what kept one from coming */
export async function bringAllTabs(): Promise<void> {
  await Promise.all((Object.keys(load) as TabKey[]).map(bring));
}

/** Brings the code of the other main tabs while nothing else is to be done, so that they open at once. */
export function bringTabsWhenIdle(): () => void {
  const bringAll = () => {
    for (const key of Object.keys(load) as TabKey[]) bringTab(key);
  };
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(bringAll, 2000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(bringAll, { timeout: 4000 });
  return () => cancelIdleCallback(idle);
}

/** The component of a main tab, null while it is on its way. */
export function useTabCode(key: TabKey): {
  Tab: TabComponent | null;
  failed: boolean;
  retry: () => void;
} {
  const [settled, setSettled] = useState<{ key: TabKey; failed: boolean }>();
  const Tab = loaded.get(key) ?? null;
  const failed = Tab === null && settled?.key === key && settled.failed;

  useEffect(() => {
    if (Tab !== null || failed) return;
    let current = true;
    bring(key).then(
      () => current && setSettled({ key, failed: false }),
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
