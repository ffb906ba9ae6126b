import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportTabs } from '../src/pages/kundli-report/report-tabs.ts';
import { chooseTab, freshBrowser, openReport, page, selectedTab, tabNames } from './report-site.ts';

beforeEach(freshBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tabsIn = (address: string) => {
  const search = new URLSearchParams(address.split('?')[1]);
  return [search.get('tab'), search.get('sub')];
};
/** What the selected sub-tab shows. */
const content = () => within(page().getAllByRole('tabpanel').at(-1)!);

describe('the tabs of the report', () => {
  test('main tabs in their order, the first selected [S1-064] [S1-065] [S1-066] [S1-067] [S1-068]', async () => {
    await openReport();
    expect(tabNames('Report')).toEqual(['Kundli', 'General', 'Dashas', 'Doshas']);
    expect(selectedTab('Report')).toEqual(['Kundli']);
  });

  test.each([
    [
      'Kundli',
      [
        'Basic Details',
        'Planet Details',
        'Divisional Chart',
        'Ashtakvarga',
        'Binnashtakvarga',
        'Western Planet',
      ],
      '[S1-073]',
    ],
    ['General', ['Personal Characteristics', 'Ascendant Report', 'Planet Report'], '[S1-074]'],
    [
      'Dashas',
      [
        'Mahadasha',
        'Mahadasha Prediction',
        'Antardasha',
        'Char Dasha Current',
        'Char Dasha Main',
        'Char Dasha Sub',
        'Current Mahadasha',
        'Current Mahadasha Full',
        'Yogini Dasha Main',
        'Yogini Dasha Sub',
      ],
      '[S1-075] [S1-076]',
    ],
    [
      'Doshas',
      ['Mangal Dosh', 'Kaal Sarp Dosh', 'Manglik Dosh', 'Pitra Dosh', 'Papasamaya'],
      '[S1-077]',
    ],
  ])('%s has its sub-tabs %j, the first selected $2 [S1-069] [S1-078]', async (main, subTabs) => {
    const { site } = await openReport();
    await chooseTab('Doshas');
    await chooseTab(main);
    expect(tabNames(`Parts of ${main}`)).toEqual(subTabs);
    expect(selectedTab('Report')).toEqual([main]);
    expect(selectedTab(`Parts of ${main}`)).toEqual([subTabs[0]]);
    expect(page().getAllByRole('tablist')).toHaveLength(2);
    expect(tabsIn(site.path())).toEqual([main.toLowerCase(), null]);
  });

  test('a sub-tab stands in the address; another main tab begins at its first [S1-070] [S1-079]', async () => {
    const { site } = await openReport();
    await chooseTab('Planet Details');
    expect(tabsIn(site.path())).toEqual(['kundli', 'planet-details']);
    expect(selectedTab('Parts of Kundli')).toEqual(['Planet Details']);
    await chooseTab('Dashas');
    expect(tabsIn(site.path())).toEqual(['dashas', null]);
    expect(selectedTab('Parts of Dashas')).toEqual(['Mahadasha']);
    await chooseTab('Kundli');
    expect(selectedTab('Parts of Kundli')).toEqual(['Basic Details']);
  });

  test('every sub-tab can be linked to, and asks the API no more', async () => {
    const { charts } = await openReport({}, { tab: 'doshas', sub: 'papasamaya' });
    expect(selectedTab('Report')).toEqual(['Doshas']);
    expect(selectedTab('Parts of Doshas')).toEqual(['Papasamaya']);
    for (const { label, subTabs } of reportTabs) {
      await chooseTab(label);
      for (const sub of subTabs) await chooseTab(sub.label);
    }
    expect(charts()).toHaveLength(1);
  });

  test('an unknown sub-tab says so, and the others are still there [S1-072] [S1-081]', async () => {
    await openReport({}, { tab: 'dashas', sub: 'papasamaya' });
    expect(page().getByText('Please select a subtab.')).toBeVisible();
    expect(page().queryAllByRole('tab', { selected: true })).toHaveLength(1);
    await chooseTab('Mahadasha');
    expect(page().queryByText('Please select a subtab.')).not.toBeInTheDocument();
    expect(selectedTab('Parts of Dashas')).toEqual(['Mahadasha']);
  });

  test('what is not built yet says so and shows no figures', async () => {
    const built = ['Basic Details', 'Planet Details', 'Divisional Chart', 'Mahadasha'];
    await openReport();
    for (const { label, subTabs } of reportTabs) {
      await chooseTab(label);
      for (const sub of subTabs) {
        await chooseTab(sub.label);
        const told = content().queryByRole('heading', { name: `${sub.label} is being built` });
        if (built.includes(sub.label)) expect(told).toBeNull();
        else {
          expect(told).toBeVisible();
          expect(content().queryByRole('table')).toBeNull();
        }
      }
    }
  });
});
