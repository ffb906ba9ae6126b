import { describe, expect, test } from 'vitest';
import { chosenTabs } from './report-tabs.ts';

describe('the URL names the tabs', () => {
  const chosen = (address: string) => {
    const { tab, subTab } = chosenTabs(new URLSearchParams(address));
    return [tab.key, subTab?.key ?? null];
  };
  test.each([
    ['', 'kundli', 'basic-details'],
    ['tab=dashas', 'dashas', 'mahadasha'],
    ['tab=doshas&sub=papasamaya', 'doshas', 'papasamaya'],
    ['tab=nonsense', 'kundli', 'basic-details'],
    ['tab=dashas&sub=papasamaya', 'dashas', null],
  ])('%s → %s, %s', (address, tab, subTab) => {
    expect(chosen(address)).toEqual([tab, subTab]);
  });
});
