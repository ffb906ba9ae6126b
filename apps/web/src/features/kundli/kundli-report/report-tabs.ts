import { reportTabs, type ReportSubTab, type ReportTab } from '@jyoti/reports';
import type { TabsMessages } from '@jyoti/reports/messages/tabs';
import type { ReportKey } from '../kundli-cache.ts';
import type { PrintChoice } from '../../documents/print/print-choice.ts';

interface ChosenTab {
  key: ReportTab['key'];
  subTabs: ReportSubTab[];
}

/**
 * The given sub-tabs in their order, below their main tabs: one whose sub-tabs are apart is there more than once.
 * @param keys @default all
 */
export function chosenParts(keys?: ReadonlySet<string>): readonly ChosenTab[] {
  const all = reportTabs.flatMap(({ key, subTabs }) =>
    (subTabs as readonly ReportSubTab[]).map((sub) => ({ key, sub })),
  );
  const chosen: ChosenTab[] = [];
  for (const name of keys ?? all.map(({ sub }) => sub.key)) {
    const named = all.find(({ sub }) => sub.key === name);
    if (!named) continue;
    if (chosen.at(-1)?.key === named.key) chosen.at(-1)!.subTabs.push(named.sub);
    else chosen.push({ key: named.key, subTabs: [named.sub] });
  }
  return chosen;
}

/** The sub-tabs that end their main tabs: what a tab shows below all of its sub-tabs is there once. */
export const lastParts = (tabs: readonly ChosenTab[]): ReadonlySet<ReportSubTab | undefined> =>
  new Set(new Map(tabs.map(({ key, subTabs }) => [key, subTabs.at(-1)])).values());

/** The parts of a short report. */
const shortReport = [
  'planet-details',
  'divisional-chart',
  'mahadasha',
  'antardasha',
  'mangal-dosh',
  'kaal-sarp-dosh',
];

/** The print options of the report, with the open sub-tab as the current part. */
export function printChoiceOf(current: ReportSubTab | null, names: TabsMessages): PrintChoice {
  const named = ({ key }: ReportSubTab) => ({ key, label: names[key] });
  return {
    groups: reportTabs.map(({ key, subTabs }) => ({
      label: names[key],
      parts: (subTabs as readonly ReportSubTab[]).map(named),
      isExtra: key === 'astrologer',
    })),
    current: current && named(current),
    short: shortReport,
  };
}

/** What some sub-tabs need of the report, and the opening. @param subTabs their keys @default all */
export const keysOf = (subTabs?: ReadonlySet<string>): readonly ReportKey[] => [
  ...new Set<ReportKey>([
    'opening',
    ...chosenParts(subTabs).flatMap((tab) => tab.subTabs.flatMap(({ parts }) => parts)),
  ]),
];

interface Chosen {
  tab: ReportTab;
  /** Null if the URL names a sub-tab that this tab does not have. */
  subTab: ReportSubTab | null;
}

/** The tab and sub-tab in the URL; the first of each by default. */
export function chosenTabs(search: URLSearchParams): Chosen {
  const tab = reportTabs.find(({ key }) => key === search.get('tab')) ?? reportTabs[0];
  const subTabs: readonly ReportSubTab[] = tab.subTabs;
  const named = search.get('sub');
  const subTab =
    named === null ? (subTabs[0] ?? null) : (subTabs.find(({ key }) => key === named) ?? null);
  return { tab, subTab };
}

/** What the first paint of a report needs: the opening and the open tab. */
export const firstKeysOf = (search: URLSearchParams): readonly ReportKey[] => [
  'opening',
  ...(chosenTabs(search).subTab?.parts ?? []),
];
