import type { KundliPartKey } from '@jyoti/contract';

/** A sub-tab of the report: its key, and the parts of the document that it shows. */
interface SubTab<Key extends string = string> {
  key: Key;
  /** Without those that are requested with a date or a year of their own. */
  parts: readonly KundliPartKey[];
}

/** Sub-tabs that are parts of the document, each with other parts below it. */
const of = <const Key extends KundliPartKey>(
  below: readonly KundliPartKey[],
  ...keys: readonly Key[]
): SubTab<Key>[] => keys.map((key) => ({ key, parts: [key, ...below] }));

/**
 * Tabs and sub-tabs of the report, named by `tabsMessages`. The first four are in the order of the specification. The keys are in
 * the URL.
 */
export const reportTabs = [
  {
    key: 'kundli',
    subTabs: of(
      [],
      'basic-details',
      'planet-details',
      'divisional-chart',
      'ashtakvarga',
      'binnashtakvarga',
      'western-planet',
    ),
  },
  {
    key: 'general',
    subTabs: of([], 'personal-characteristics', 'ascendant-report', 'planet-report'),
  },
  {
    key: 'dashas',
    subTabs: of(
      [],
      'mahadasha',
      'mahadasha-prediction',
      'antardasha',
      'char-dasha-current',
      'char-dasha-main',
      'char-dasha-sub',
      'current-mahadasha',
      'current-mahadasha-full',
      'yogini-dasha-main',
      'yogini-dasha-sub',
    ),
  },
  {
    key: 'doshas',
    subTabs: of(
      ['sade-sati-summary'],
      'mangal-dosh',
      'kaal-sarp-dosh',
      'manglik-dosh',
      'pitra-dosh',
      'papasamaya',
    ),
  },
  // Not in the specification: after all that is.
  {
    key: 'astrologer',
    subTabs: [
      { key: 'transits', parts: [] },
      ...of(
        [],
        'transit-list',
        'sade-sati',
        'yogas',
        'strengths',
        'bhava-chalit',
        'aspects',
        'karakas',
        'points',
        'more-charts',
        'sudarshana',
        'more-vargas',
        'kp',
      ),
      { key: 'year-chart', parts: [] },
      ...of([], 'more-dashas', 'birth-time'),
    ],
  },
] as const;

export type ReportTab = (typeof reportTabs)[number];
export type TabKey = ReportTab['key'];
/** The main tabs of a birth whose time is not known: what astrologers look for needs the time. */
export type DayTabKey = Exclude<TabKey, 'astrologer'>;
export const dayTabs = reportTabs.filter(
  (tab): tab is Extract<ReportTab, { key: DayTabKey }> => tab.key !== 'astrologer',
);
export type ReportSubTab = ReportTab['subTabs'][number];
/** The sub-tabs of one main tab, by its key. */
export type SubTabKey<Tab extends TabKey> = Extract<
  ReportTab,
  { key: Tab }
>['subTabs'][number]['key'];
