import { matchingTabs, moonMatchTabs, type MatchingTab, type MoonMatchTab } from '@jyoti/reports';

/** The tab in the URL; the first by default. */
export function chosenTab(search: URLSearchParams): MatchingTab {
  return matchingTabs.find((tab) => tab === search.get('tab')) ?? matchingTabs[0];
}

/** `chosenTab` for a match by the Moons alone. */
export function chosenMoonTab(search: URLSearchParams): MoonMatchTab {
  return moonMatchTabs.find((tab) => tab === search.get('tab')) ?? moonMatchTabs[0];
}

/** The part below the tabs: both charts with their planets. */
export const CHARTS_PART = 'charts';
