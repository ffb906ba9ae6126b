import type { KundliSection } from '@jyoti/contract';
import { reportTabs, type ReportSubTab, type ReportTab, type TabNames } from '@jyoti/reports';
import { openingSections } from '../../kundli/kundli-cache.ts';
import type { PrintChoice } from '../../report/print/print-choice.ts';

/** The main tabs with some of their sub-tabs, without those that have none of them. @param keys @default all */
export function chosenParts(keys?: ReadonlySet<string>) {
  return reportTabs
    .map(({ key, subTabs }) => ({
      key,
      subTabs: (subTabs as readonly ReportSubTab[]).filter((sub) => !keys || keys.has(sub.key)),
    }))
    .filter(({ subTabs }) => subTabs.length > 0);
}

/** What a first reading needs. */
const shortReport = [
  'planet-details',
  'divisional-chart',
  'mahadasha',
  'antardasha',
  'mangal-dosh',
  'kaal-sarp-dosh',
];

/** What can be printed, with the sub-tab that is open. */
export function printChoiceOf(current: ReportSubTab | null, names: TabNames): PrintChoice {
  const named = ({ key }: ReportSubTab) => ({ key, label: names[key] });
  return {
    groups: reportTabs.map(({ key, subTabs }) => ({
      label: names[key],
      parts: (subTabs as readonly ReportSubTab[]).map(named),
    })),
    current: current && named(current),
    short: shortReport,
  };
}

/** The sections that some sub-tabs are made of, and those of the opening. @param keys @default all */
export const sectionsOf = (keys?: ReadonlySet<string>): readonly KundliSection[] => [
  ...new Set<KundliSection>([
    ...openingSections,
    ...chosenParts(keys).flatMap(({ subTabs }) => subTabs.flatMap(({ sections }) => sections)),
  ]),
];

interface Chosen {
  tab: ReportTab;
  /** Null where the address names a sub-tab that this tab does not have. */
  subTab: ReportSubTab | null;
}

/** The tab and sub-tab that an address names; the first of each where it names none. */
export function chosenTabs(search: URLSearchParams): Chosen {
  const tab = reportTabs.find(({ key }) => key === search.get('tab')) ?? reportTabs[0];
  const subTabs: readonly ReportSubTab[] = tab.subTabs;
  const named = search.get('sub');
  const subTab =
    named === null ? (subTabs[0] ?? null) : (subTabs.find(({ key }) => key === named) ?? null);
  return { tab, subTab };
}
