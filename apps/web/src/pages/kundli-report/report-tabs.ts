import type { KundliSection } from '@jyoti/contract';
import { openingSections } from '../../kundli/kundli-cache.ts';
import type { PrintChoice } from '../../report/print/print-choice.ts';

/** A part of the report: its key in the address, its label, and the sections that it shows beside those of the opening. */
interface SubTab<Key extends string = string> {
  key: Key;
  label: string;
  sections: readonly KundliSection[];
}

const of = <const Key extends string>(
  sections: readonly KundliSection[],
  subTabs: Readonly<Record<Key, string>>,
): SubTab<Key>[] =>
  (Object.entries(subTabs) as [Key, string][]).map(([key, label]) => ({ key, label, sections }));

/** Tabs and sub-tabs of the report, in the order and with the labels of the specification. The keys are in the address. */
export const reportTabs = [
  {
    key: 'kundli',
    label: 'Kundli',
    subTabs: [
      ...of([], { 'basic-details': 'Basic Details', 'planet-details': 'Planet Details' }),
      ...of(['divisional'], { 'divisional-chart': 'Divisional Chart' }),
      ...of(['ashtakvarga'], { ashtakvarga: 'Ashtakvarga' }),
      ...of(['binnashtakvarga'], { binnashtakvarga: 'Binnashtakvarga' }),
      ...of(['western'], { 'western-planet': 'Western Planet' }),
    ],
  },
  {
    key: 'general',
    label: 'General',
    subTabs: of(['reports'], {
      'personal-characteristics': 'Personal Characteristics',
      'ascendant-report': 'Ascendant Report',
      'planet-report': 'Planet Report',
    }),
  },
  {
    key: 'dashas',
    label: 'Dashas',
    subTabs: of([], {
      mahadasha: 'Mahadasha',
      'mahadasha-prediction': 'Mahadasha Prediction',
      antardasha: 'Antardasha',
      'char-dasha-current': 'Char Dasha Current',
      'char-dasha-main': 'Char Dasha Main',
      'char-dasha-sub': 'Char Dasha Sub',
      'current-mahadasha': 'Current Mahadasha',
      'current-mahadasha-full': 'Current Mahadasha Full',
      'yogini-dasha-main': 'Yogini Dasha Main',
      'yogini-dasha-sub': 'Yogini Dasha Sub',
    }),
  },
  {
    key: 'doshas',
    label: 'Doshas',
    subTabs: of(['doshas'], {
      'mangal-dosh': 'Mangal Dosh',
      'kaal-sarp-dosh': 'Kaal Sarp Dosh',
      'manglik-dosh': 'Manglik Dosh',
      'pitra-dosh': 'Pitra Dosh',
      papasamaya: 'Papasamaya',
    }),
  },
] as const;

export type ReportTab = (typeof reportTabs)[number];
export type TabKey = ReportTab['key'];
export type ReportSubTab = ReportTab['subTabs'][number];
/** The sub-tabs of one main tab, by its key. */
export type SubTabKey<Tab extends TabKey> = Extract<
  ReportTab,
  { key: Tab }
>['subTabs'][number]['key'];

/** The main tabs with some of their sub-tabs, without those that have none of them. @param keys @default all */
export function chosenParts(keys?: ReadonlySet<string>) {
  return reportTabs
    .map(({ key, label, subTabs }) => ({
      key,
      label,
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
export const printChoiceOf = (current: ReportSubTab | null): PrintChoice => ({
  groups: reportTabs.map(({ label, subTabs }) => ({ label, parts: subTabs })),
  current,
  short: shortReport,
});

/** The sections that some sub-tabs are made of, and those of the opening. */
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
