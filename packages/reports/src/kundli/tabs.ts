import type { KundliSection } from '@jyoti/contract';

/**
 * A part of the report: its key, its label, and the sections of the response that it shows in addition to
 * `planet_details` and `dashas`.
 */
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

/**
 * Tabs and sub-tabs of the report. The first four are in the order and with the labels of the specification. The
 * keys are in the URL.
 */
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
  // Not in the specification: after all that is.
  {
    key: 'astrologer',
    label: 'More for astrologers',
    subTabs: [
      ...of([], { transits: 'Transits' }),
      ...of(['doshas'], { 'sade-sati': 'Sade Sati' }),
      ...of(['yogas'], { yogas: 'Yogas' }),
      ...of(['strengths'], { strengths: 'Strengths' }),
      ...of(['houses'], { 'bhava-chalit': 'Bhava Chalit' }),
      ...of(['aspects'], { aspects: 'Aspects and Friendships' }),
      ...of(['jaimini'], { karakas: 'Karakas and Arudhas' }),
      ...of([], { 'more-charts': 'Moon, Sun and Dasha Charts' }),
      ...of(['kp'], { kp: 'KP' }),
      ...of([], { 'year-chart': 'Year Chart' }),
      ...of(['more_dashas'], { 'more-dashas': 'More Dashas' }),
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
