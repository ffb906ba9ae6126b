import type { KundliPartKey, KundliSection } from '@jyoti/contract';

/** A part of the document, where sections are requested too: two have the same name. */
export type PartRequest = `part:${KundliPartKey}`;

/**
 * A part of the report: its key, and what of the report it shows in addition to the sections `planet_details` and
 * `dashas`: sections of a kundli, or parts of its document.
 */
interface SubTab<Key extends string = string> {
  key: Key;
  sections: readonly (KundliSection | PartRequest)[];
}

const of = <const Key extends string>(
  sections: readonly KundliSection[],
  ...keys: readonly Key[]
): SubTab<Key>[] => keys.map((key) => ({ key, sections }));

/** Sub-tabs that are parts of the document, each with other parts below it. */
const documentParts = <const Key extends KundliPartKey>(
  below: readonly KundliPartKey[],
  ...keys: readonly Key[]
): SubTab<Key>[] =>
  keys.map((key) => ({ key, sections: [key, ...below].map((part) => `part:${part}` as const) }));

/**
 * Tabs and sub-tabs of the report, named by `tabsMessages`. The first four are in the order of the specification. The keys are in
 * the URL.
 */
export const reportTabs = [
  {
    key: 'kundli',
    subTabs: documentParts(
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
    subTabs: documentParts([], 'personal-characteristics', 'ascendant-report', 'planet-report'),
  },
  {
    key: 'dashas',
    subTabs: documentParts(
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
    subTabs: documentParts(
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
      // The page asks for it with a date, and for the year chart with a year.
      ...of([], 'transits'),
      ...documentParts(
        [],
        'sade-sati',
        'yogas',
        'strengths',
        'bhava-chalit',
        'aspects',
        'karakas',
        'more-charts',
        'kp',
      ),
      ...of([], 'year-chart'),
      ...documentParts([], 'more-dashas'),
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
