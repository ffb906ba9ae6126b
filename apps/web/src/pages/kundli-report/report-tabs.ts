/** The tabs of the report, in the order and with the labels of the specification. Keys stand in the address. */
export const reportTabs = [
  {
    key: 'kundli',
    label: 'Kundli',
    subTabs: [
      { key: 'basic-details', label: 'Basic Details' },
      { key: 'planet-details', label: 'Planet Details' },
      { key: 'divisional-chart', label: 'Divisional Chart' },
      { key: 'ashtakvarga', label: 'Ashtakvarga' },
      { key: 'binnashtakvarga', label: 'Binnashtakvarga' },
      { key: 'western-planet', label: 'Western Planet' },
    ],
  },
  {
    key: 'general',
    label: 'General',
    subTabs: [
      { key: 'personal-characteristics', label: 'Personal Characteristics' },
      { key: 'ascendant-report', label: 'Ascendant Report' },
      { key: 'planet-report', label: 'Planet Report' },
    ],
  },
  {
    key: 'dashas',
    label: 'Dashas',
    subTabs: [
      { key: 'mahadasha', label: 'Mahadasha' },
      { key: 'mahadasha-prediction', label: 'Mahadasha Prediction' },
      { key: 'antardasha', label: 'Antardasha' },
      { key: 'char-dasha-current', label: 'Char Dasha Current' },
      { key: 'char-dasha-main', label: 'Char Dasha Main' },
      { key: 'char-dasha-sub', label: 'Char Dasha Sub' },
      { key: 'current-mahadasha', label: 'Current Mahadasha' },
      { key: 'current-mahadasha-full', label: 'Current Mahadasha Full' },
      { key: 'yogini-dasha-main', label: 'Yogini Dasha Main' },
      { key: 'yogini-dasha-sub', label: 'Yogini Dasha Sub' },
    ],
  },
  {
    key: 'doshas',
    label: 'Doshas',
    subTabs: [
      { key: 'mangal-dosh', label: 'Mangal Dosh' },
      { key: 'kaal-sarp-dosh', label: 'Kaal Sarp Dosh' },
      { key: 'manglik-dosh', label: 'Manglik Dosh' },
      { key: 'pitra-dosh', label: 'Pitra Dosh' },
      { key: 'papasamaya', label: 'Papasamaya' },
    ],
  },
] as const;

export type ReportTab = (typeof reportTabs)[number];
export type SubTabKey = ReportTab['subTabs'][number]['key'];

interface Chosen {
  tab: ReportTab;
  /** Null where the address names a sub-tab that this tab does not have. */
  subTab: ReportTab['subTabs'][number] | null;
}

/** The tab and sub-tab that an address names; the first of each where it names none. */
export function chosenTabs(search: URLSearchParams): Chosen {
  const tab = reportTabs.find(({ key }) => key === search.get('tab')) ?? reportTabs[0];
  const named = search.get('sub');
  const subTab =
    named === null ? tab.subTabs[0] : (tab.subTabs.find(({ key }) => key === named) ?? null);
  return { tab, subTab };
}
