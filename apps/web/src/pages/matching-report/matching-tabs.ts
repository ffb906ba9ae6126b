/** The parts of a match in their order; the keys are in the address. */
export const matchingTabs = [
  'aggregate',
  'ashtakoot',
  'dashakoot',
  'rajju-vedha',
  'papa-samaya',
] as const;
export type MatchingTab = (typeof matchingTabs)[number];

/** The tab that an address names; the first where it names none of them. */
export function chosenTab(search: URLSearchParams): MatchingTab {
  return matchingTabs.find((tab) => tab === search.get('tab')) ?? matchingTabs[0];
}

/** What is below the tabs: both charts with their planets. */
export const CHARTS_PART = 'charts';
