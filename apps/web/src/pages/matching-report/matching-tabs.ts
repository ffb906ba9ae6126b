import { matchingTabs, moonMatchTabs, type MatchingTab, type MoonMatchTab } from '@jyoti/reports';

/** The tab that an address names; the first where it names none of them. */
export function chosenTab(search: URLSearchParams): MatchingTab {
  return matchingTabs.find((tab) => tab === search.get('tab')) ?? matchingTabs[0];
}

/** As `chosenTab`, of a match by the Moons alone. */
export function chosenMoonTab(search: URLSearchParams): MoonMatchTab {
  return moonMatchTabs.find((tab) => tab === search.get('tab')) ?? moonMatchTabs[0];
}

/** What is below the tabs: both charts with their planets. */
export const CHARTS_PART = 'charts';
