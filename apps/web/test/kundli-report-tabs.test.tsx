import type { KundliDocumentInput } from '@jyoti/contract';
import { reportTabs } from '@jyoti/reports';
import { tabsMessages } from '@jyoti/reports/messages/tabs';
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderSite } from './render-site.tsx';
import {
  chooseTab,
  DOCUMENT,
  freshBrowser,
  openReport,
  openWhole,
  page,
  panel as content,
  reportApi,
  reportPath,
  selectedTab,
  settled,
  tabNames,
} from './report-site.ts';
import { wholeDocument } from './whole-kundli.ts';

beforeEach(freshBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The opening and the parts of each request for the report, in order. */
const requestedKeys = (calls: readonly { body: unknown }[]) =>
  calls.flatMap(({ body }) => {
    const { parts, opening } = (body ?? {}) as Partial<KundliDocumentInput>;
    return parts ? [[...(opening ? ['opening'] : []), ...parts]] : [];
  });

const tabsIn = (address: string) => {
  const search = new URLSearchParams(address.split('?')[1]);
  return [search.get('tab'), search.get('sub')];
};

describe('the tabs of the report', () => {
  test('main tabs in order, the first selected [S1-064] [S1-065] [S1-066] [S1-067] [S1-068]', async () => {
    await openReport();
    const [kundli, general, dashas, doshas, ...more] = tabNames('Report');
    expect([kundli, general, dashas, doshas]).toEqual(['Kundli', 'General', 'Dashas', 'Doshas']);
    expect(more).toEqual(['More for astrologers']);
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

  test('a sub-tab is in the URL; another main tab opens at its first [S1-070] [S1-079]', async () => {
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

  test('focus stays in the panel when its parts are replaced by those of another tab', async () => {
    await openReport();
    const dashas = page().getByRole('tab', { name: 'Dashas' });
    act(() => dashas.click());
    const old = page().getByRole('tab', { name: 'Planet Details' });
    act(() => old.focus());
    act(() => old.click());
    await waitFor(() => expect(selectedTab('Parts of Dashas')).toEqual(['Mahadasha']));
    await waitFor(() => expect(page().getByRole('tab', { name: 'Mahadasha' })).toHaveFocus());
  });

  test('every sub-tab can be linked to, and each section is requested once, when it is opened', async () => {
    const { calls } = await openWhole('doshas', 'papasamaya');
    expect(selectedTab('Report')).toEqual(['Doshas']);
    expect(selectedTab('Parts of Doshas')).toEqual(['Papasamaya']);
    expect(requestedKeys(calls)).toEqual([['opening', 'papasamaya', 'sade-sati-summary']]);
    const round = async () => {
      for (const { key, subTabs } of reportTabs) {
        await chooseTab(tabsMessages.en[key]);
        for (const sub of subTabs) {
          const label = tabsMessages.en[sub.key];
          await chooseTab(label);
          expect(await content().findByRole('heading', { level: 2 })).toHaveTextContent(label);
        }
      }
    };
    await round();
    const requested = requestedKeys(calls).flat();
    expect(requested).toHaveLength(new Set(requested).size);
    await round();
    expect(requestedKeys(calls).flat()).toEqual(requested);
  });

  test('requests a part when its sub-tab is opened, and not before', async () => {
    const { calls } = reportApi();
    await renderSite(reportPath());
    await page().findByRole('tablist', { name: 'Report' });
    await settled();
    await chooseTab('Western Planet');
    await page().findByRole('table', { name: 'Western planets' });
    await chooseTab('General');
    await page().findByRole('article', { name: /^House 12/ });
    await chooseTab('Kundli');
    await chooseTab('Western Planet');
    expect(requestedKeys(calls)).toEqual([
      ['opening', 'basic-details'],
      ['western-planet'],
      ['personal-characteristics'],
    ]);
  });

  test('a part that fails shows an error in its place, and can be requested again', async () => {
    let isBroken = true;
    reportApi(undefined, {
      [DOCUMENT]: ({ body }) => {
        const document = body as KundliDocumentInput;
        return isBroken && document.parts.includes('western-planet')
          ? { status: 500, body: { error: 'Something failed here.', code: 'internal' } }
          : { body: { data: wholeDocument(document) } };
      },
    });
    await renderSite(reportPath());
    await page().findByRole('tablist', { name: 'Report' });
    await chooseTab('Western Planet');
    const alert = await page().findByRole('alert');
    expect(alert).toHaveTextContent(
      'Western Planet could not be loaded. The rest of the report is still here.',
    );
    expect(alert).toHaveTextContent('Something failed here.');
    expect(page().getByRole('img', { name: /^Birth chart/ })).toBeInTheDocument();
    isBroken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await page().findByRole('table', { name: 'Western planets' })).toBeInTheDocument();
  });

  test('reports an unknown sub-tab, and still shows the others [S1-072] [S1-081]', async () => {
    await openReport(undefined, { tab: 'dashas', sub: 'papasamaya' });
    expect(page().getByText('Please select a subtab.')).toBeVisible();
    expect(page().queryAllByRole('tab', { selected: true })).toHaveLength(1);
    await chooseTab('Mahadasha');
    expect(page().queryByText('Please select a subtab.')).not.toBeInTheDocument();
    expect(selectedTab('Parts of Dashas')).toEqual(['Mahadasha']);
  });
});
