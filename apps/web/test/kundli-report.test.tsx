import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearVisitorCaches } from '../src/platform/session/visitor-data.ts';
import { birth as born } from './kundli-fixture.ts';
import { refusingStorage } from './refusing-storage.ts';
import { renderSite, type FakeResponse } from './render-site.tsx';
import {
  freshBrowser,
  openReport,
  page,
  reportApi,
  reportPath,
  selectedTab,
  chooseTab,
} from './report-site.ts';
import { kundliFixture } from './whole-kundli.ts';

beforeEach(freshBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the first screen of the report', () => {
  test('has the title, the sentence, and the birth details [S1-063]', async () => {
    await openReport();
    expect(page().getByRole('heading', { level: 1, name: 'Kundli Making' })).toBeInTheDocument();
    expect(
      page().getByText(
        /^Taurus \(Vrishabha\) ascendant, Moon in Cancer \(Karka\), born under Pushya/,
      ),
    ).toBeVisible();
    expect(
      page().getByText('Asha Verma · 15 August 1947, 12:00 am · New Delhi, Delhi, India'),
    ).toBeVisible();
  });

  test.each([
    ['Lagna (ascendant)', 'Taurus (Vrishabha)', '7°44′ · lord Venus'],
    ['Rashi (Moon sign)', 'Cancer (Karka)', '3°59′ · lord Moon'],
    ['Nakshatra', 'Pushya', 'Pada 1 · lord Saturn'],
    ['Current dasha', 'Mars', 'Antardasha Rahu, to 24 Feb 2027'],
  ])('%s: %s, %s', async (label, value, detail) => {
    await openReport();
    const [term] = page()
      .getAllByRole('term')
      .filter(({ textContent }) => textContent === label);
    const facts = within(term!.parentElement!).getAllByRole('definition');
    expect(facts.map(({ textContent }) => textContent)).toEqual([value, detail]);
  });

  test('shows no running dasha outside the 120 years', async () => {
    await openReport(undefined, {}, { ...born, date: '1880-08-15' });
    expect(page().getByText('Outside the 120 years')).toBeVisible();
  });

  test('draws the birth chart and repeats it in a table', async () => {
    await openReport();
    expect(
      page().getByRole('img', {
        name: /^Birth chart \(D1\) of Asha Verma\. Ascendant in Taurus\./,
      }),
    ).toBeInTheDocument();
    const table = within(page().getByRole('table', { name: 'Birth chart (D1) of Asha Verma' }));
    const houses = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(houses).toHaveLength(13);
    expect(houses[1]).toBe('1TaurusAscendant 7°, Rahu 5°');
    expect(houses[2]).toBe('2GeminiMars 7°');
    expect(houses[3]).toBe(
      '3CancerSun 27°, Moon 3°, Mercury 13°, Venus 22° (combust), Saturn 20° (combust)',
    );
    expect(houses[7]).toBe('7ScorpioKetu 5°');
    expect(houses[12]).toBe('12AriesNone');
  });

  test('draws the nine periods of a life with the running one marked', async () => {
    await openReport();
    const periods = page()
      .getAllByRole('listitem')
      .filter((item) => /, \d{4} to \d{4}/.test(item.textContent));
    expect(periods).toHaveLength(9);
    const running = periods.filter((period) => period.getAttribute('aria-current') === 'true');
    expect(running).toHaveLength(1);
    expect(running[0]).toHaveTextContent(/^Mars, 2025 to 2032 \(running now\)/);
    expect(page().getByText('Now, age 78')).toBeInTheDocument();
  });

  test('shows the settings it was calculated with, and every notice', async () => {
    const notices = ['This time occurred twice that night; the first was taken.', 'Second notice.'];
    await openReport({ notices });
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(
      'Lahiri ayanamsa 23°07′32″, mean node, whole-sign houses, clock +05:30 (Asia/Kolkata). ' +
        'Dasha year 365.25 days, sunrise upper edge, refracted, Ashtakavarga Varahamihira.',
    );
    for (const notice of notices) expect(page().getByText(notice)).toBeVisible();
  });

  test('offers the other clock of the place as the same report with its offset', async () => {
    const { birth, settings } = kundliFixture();
    const other_clocks = [{ id: 'bombay' as const, timezone: '+04:51' }];
    await openReport({ settings: { ...settings, other_clocks } });
    const offer = page().getByRole('link', { name: 'Use Bombay time (+04:51)' });
    const { searchParams } = new URL((offer as HTMLAnchorElement).href);
    expect(searchParams.get('tz')).toBe('+04:51');
    expect(searchParams.get('date')).toBe(birth.date);
  });
});

describe('the style of the charts', () => {
  const pressed = () =>
    within(page().getByRole('radiogroup', { name: 'Chart style' }))
      .getAllByRole('radio', { checked: true })
      .map((radio) => radio.closest('label')?.textContent);
  const drawn = () =>
    page()
      .getByRole('img', { name: /Birth chart/ })
      .closest('figure')?.dataset.variant;

  test.each(['South', 'East'])(
    'is North Indian by default; %s is remembered on this device',
    async (name) => {
      const { site } = await openReport();
      expect([pressed(), drawn()]).toEqual([['North'], 'north']);
      await userEvent.click(page().getByRole('radio', { name }));
      expect([pressed(), drawn()]).toEqual([[name], name.toLowerCase()]);
      site.unmount();
      await openReport();
      expect([pressed(), drawn()]).toEqual([[name], name.toLowerCase()]);
    },
  );

  test('changes even if the browser blocks storage', async () => {
    await openReport();
    vi.stubGlobal('localStorage', refusingStorage);
    await userEvent.click(page().getByRole('radio', { name: 'South' }));
    expect([pressed(), drawn()]).toEqual([['South'], 'south']);
    await userEvent.click(page().getByRole('radio', { name: 'North' }));
    expect([pressed(), drawn()]).toEqual([['North'], 'north']);
  });
});

describe('navigation to the report and back', () => {
  test('shows that it is loading, then the report', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    reportApi(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    await renderSite(reportPath());
    expect(await page().findByRole('status')).toHaveTextContent('Casting the chart…');
    expect(page().getByRole('heading', { level: 1, name: 'Kundli Making' })).toBeInTheDocument();
    respond({ body: { data: kundliFixture() } });
    expect(await page().findByRole('tablist', { name: 'Report' })).toBeInTheDocument();
    expect(page().queryByText('Casting the chart…')).not.toBeInTheDocument();
  });

  test('a reload restores report and tab from the URL, with one request that has the token [S0-119] [S1-082]', async () => {
    const first = await openReport();
    await chooseTab('Dashas');
    await chooseTab('Antardasha');
    expect(first.charts()).toHaveLength(1);
    expect(first.charts()[0]?.authorization).toBe('Bearer stored-token');
    expect(first.charts()[0]?.body).toEqual({
      birth: expect.objectContaining({ date: '1947-08-15', time: '00:00:00' }),
      ayanamsa: 'lahiri',
      node: 'mean',
      year_days: 365.25,
      sunrise: 'edge',
      ashtakvarga_school: 'varahamihira',
      opening: true,
      parts: ['basic-details'],
    });
    const address = first.site.path();
    first.site.unmount();

    clearVisitorCaches();
    const { charts } = reportApi();
    await renderSite(address);
    await page().findByRole('tablist', { name: 'Report' });
    expect(charts()).toHaveLength(1);
    expect(charts()[0]?.body).toEqual({
      ...(first.charts()[0]?.body as object),
      parts: ['antardasha'],
    });
    expect(selectedTab('Parts of Dashas')).toEqual(['Antardasha']);
    expect(screen.getByText('Welcome, Asha!')).toBeInTheDocument();
  });

  test('the form passes its chart on: it is requested once [S1-045]', async () => {
    const { charts } = reportApi();
    const site = await renderSite(reportPath().replace('/generate-kundli', '/kundli'));
    await userEvent.click(await page().findByRole('button', { name: 'Generate Kundli' }));
    await page().findByRole('tablist', { name: 'Report' });
    expect(site.path()).toBe(reportPath());
    expect(charts()).toHaveLength(1);
  });

  test('redirects to the form without birth details', async () => {
    const { charts } = reportApi();
    const site = await renderSite('/generate-kundli?tab=dashas');
    await waitFor(() => expect(site.path()).toBe('/kundli'));
    expect(charts()).toHaveLength(0);
  });

  test('Edit Birth Details opens the form with all values [S1-071] [S1-080]', async () => {
    const { site } = await openReport(undefined, { tab: 'dashas' });
    await userEvent.click(page().getByRole('link', { name: 'Edit Birth Details' }));
    await waitFor(() => expect(site.path()).toMatch(/^\/kundli\?/));
    expect(await page().findByLabelText('Name')).toHaveValue('Asha Verma');
    expect(page().getByLabelText('Gender')).toHaveValue('female');
    expect(page().getByLabelText('Date of birth')).toHaveValue('15/08/1947');
    const time = within(page().getByRole('group', { name: /Time of birth/ }));
    expect(time.getAllByRole('combobox').map((part) => (part as HTMLSelectElement).value)).toEqual([
      '00',
      '00',
      '00',
    ]);
    expect(page().getByRole('combobox', { name: 'Birth place' })).toHaveValue(
      'New Delhi, Delhi, India',
    );
  });
});

describe('without a report', () => {
  test('shows an error, a link to the form, and a retry', async () => {
    let requests = 0;
    const { charts } = reportApi(() => {
      requests += 1;
      return requests === 1
        ? { status: 500, body: { error: 'Something failed here.', code: 'internal' } }
        : { body: { data: kundliFixture() } };
    });
    await renderSite(reportPath());
    const alert = await page().findByRole('alert');
    expect(alert).toHaveTextContent('The report could not be loaded.');
    expect(alert).toHaveTextContent('Something failed here.');
    expect(page().getByRole('link', { name: 'Edit Birth Details' })).toHaveAttribute(
      'href',
      reportPath().replace('/generate-kundli', '/kundli'),
    );
    await userEvent.click(page().getByRole('button', { name: 'Try again' }));
    expect(await page().findByRole('tablist', { name: 'Report' })).toBeInTheDocument();
    expect(charts()).toHaveLength(2);
  });

  test('shows every error about the birth', async () => {
    reportApi({
      status: 400,
      body: {
        error: 'Date of birth cannot be in the future.',
        code: 'invalid_input',
        fields: {
          'birth.date': 'Date of birth cannot be in the future.',
          'birth.time': 'This time does not exist.',
        },
      },
    });
    await renderSite(reportPath());
    expect(await page().findByRole('alert')).toHaveTextContent(
      'Date of birth cannot be in the future. This time does not exist.',
    );
  });

  test('an ended session redirects to the login page and returns', async () => {
    reportApi({ status: 401, body: { error: 'Please log in.', code: 'unauthorized' } });
    const site = await renderSite(reportPath());
    await waitFor(() =>
      expect(site.path()).toBe(`/login?${new URLSearchParams({ next: reportPath() })}`),
    );
    expect(await page().findByText('Your session has ended. Please log in again.')).toBeVisible();
  });
});
