import type { KundliSection } from '@jyoti/contract';
import { reportTabs, type ReportSubTab, type ReportTab } from '@jyoti/reports';
import { openingSections } from '../../kundli/kundli-cache.ts';

/** What the whole report is made of, whichever part of it is open. */
export const reportSections: readonly KundliSection[] = [
  ...new Set<KundliSection>([
    ...openingSections,
    ...reportTabs.flatMap((tab) =>
      tab.subTabs.flatMap(({ sections }: { sections: readonly KundliSection[] }) => sections),
    ),
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
