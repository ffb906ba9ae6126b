import { kundliRequestSchema, searchFromBirth, validate } from '@jyoti/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KundliService } from '../../api/src/calculations/kundli/kundli-service.ts';
import { birth, now } from './kundli-fixture.ts';
import { renderSite } from './render-site.tsx';
import { chooseTab, freshBrowser, page, readTable, reportApi, tabNames } from './report-site.ts';

const timeless = { ...birth, time: '', time_unknown: true };
const path = `/generate-kundli?${searchFromBirth(timeless)}`;

const BIRTH_DAY = 'POST /api/reports/birth-day';

const service = new KundliService(
  () => 'Asia/Kolkata',
  () => new Date(now),
);

function requestOf(date: string) {
  const checked = validate(kundliRequestSchema, { birth: { ...timeless, date } }, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return checked.value;
}

/** The server's response for a day. */
const answerFor = (date: string) => ({
  body: { data: service.birthDay(requestOf(date), 'en') },
});

async function openReport(date = '1947-08-15') {
  reportApi(undefined, { [BIRTH_DAY]: answerFor(date) });
  await renderSite(path);
  await page().findByRole('tablist', { name: 'Report' });
  // The same facts in the published format.
  return { chart: service.kundli(requestOf(date), 'en').moon_chart! };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  freshBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a birth without a time', () => {
  test('is entered with the switch of the form, and the URL has no time', async () => {
    const { calls } = reportApi(undefined, {
      [BIRTH_DAY]: answerFor('1947-08-15'),
      'GET /api/places/offset': {
        body: { data: { timezone: 'Asia/Kolkata', utc_offset_minutes: 330, notices: [] } },
      },
    });
    const { path: here } = await renderSite(`/kundli?${searchFromBirth(birth)}`);
    const unknown = () => page().findByRole('switch', { name: 'Exact time unknown' });
    await userEvent.click(await unknown());
    expect(page().getByText(/Without a birth time/)).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: 'Generate Kundli' }));
    await page().findByRole('tablist', { name: 'Report' });
    const reports = calls.filter(({ method, path: to }) => `${method} ${to}` === BIRTH_DAY);
    expect(reports).toHaveLength(1);
    expect(reports[0]?.body).toMatchObject({ birth: { date: birth.date, time_unknown: true } });
    const search = new URLSearchParams(here().split('?')[1]);
    expect([search.get('time'), search.get('notime')]).toEqual([null, '1']);
    await userEvent.click(page().getByRole('link', { name: 'Edit Birth Details' }));
    expect(await unknown()).toBeChecked();
  });

  test('opens with the Moon, and says first what is left out', async () => {
    await openReport();
    expect(page().getByText('Moon in Cancer, born under Pushya or Ashlesha.')).toBeVisible();
    expect(page().getByText(/15 August 1947, time not known/)).toBeVisible();
    expect(
      page().getByText(/The time of birth is not known\..*counted from the Moon/),
    ).toBeVisible();
    expect(
      page().getByText(/leaves the nakshatra Pushya for Ashlesha at \d+:\d\d [ap]m, local time/),
    ).toBeVisible();
    expect(page().queryByText(/rising|ascendant, Moon/)).not.toBeInTheDocument();
    expect(page().getByRole('button', { name: 'Save to my charts' })).toBeVisible();
    // Sentences are in one notice, and the chart from the Moon is shown.
    expect(page().getByText(/time of birth is not known.*leaves the nakshatra/)).toBeVisible();
    expect(page().getByRole('img', { name: /^Moon chart of .*, from Cancer/ })).toBeVisible();
  });

  test('names both signs of a Moon that changes sign, and no house', async () => {
    await openReport('1947-08-16');
    expect(page().getByText(/^Moon in Cancer or Leo, /)).toBeVisible();
    expect(
      page().getByText(/the Moon leaves Cancer for Leo at \d+:\d\d [ap]m, local time/),
    ).toBeVisible();
    const { rows } = readTable('Nine grahas over the day');
    expect(rows.map((row) => row[4])).toEqual(Array(9).fill('depends on the hour'));
    await chooseTab('Doshas');
    expect(page().getAllByText(/depends on the hour of birth/)).toHaveLength(2);
  });

  test('shows in every tab what is valid all day, and a sentence on what is unknown', async () => {
    const { chart } = await openReport();
    expect(tabNames('Report')).toEqual(['Kundli', 'General', 'Dashas', 'Doshas']);
    const { rows } = readTable('Nine grahas over the day');
    expect(rows.map((row) => [row[0], row[4]])).toEqual(
      chart.grahas.map(({ graha, house_from_moon }) => [graha, String(house_from_moon)]),
    );
    expect(page().getByText(/Divisional Chart.* need a birth time/)).toBeVisible();

    await chooseTab('General');
    expect(page().getByRole('heading', { name: 'Jupiter in Libra' })).toBeVisible();
    expect(page().getByText(/Ascendant Report.* need a birth time/)).toBeVisible();

    await chooseTab('Dashas');
    const year = (instant: string) => instant.slice(0, 4);
    for (const { nakshatra, mahadasha } of chart.dashas) {
      const table = readTable(`Mahadashas of a birth under ${nakshatra}`);
      expect(table.rows).toHaveLength(9);
      const [first] = table.rows;
      expect(first?.[0]).toBe(mahadasha[0]?.planet);
      for (const end of mahadasha[0]!.end) expect(first?.[2]).toContain(year(end));
    }
    expect(page().getByText(/Yogini Dasha need a birth time/)).toBeVisible();

    await chooseTab('Doshas');
    const mars = chart.doshas.mangal!.house_from_moon;
    const mangal = within(page().getByRole('region', { name: 'Mangal Dosh, from the Moon' }));
    expect(mangal.getByText(new RegExp(`Mars is in house ${mars} from the Moon`))).toBeVisible();
    expect(mangal.getByText(/so we can’t say yes or no/)).toBeVisible();
    expect(page().getByText(/Papasamaya need a birth time/)).toBeVisible();
  });

  test('that fails to load shows an error and a retry', async () => {
    let down = true;
    reportApi(undefined, {
      [BIRTH_DAY]: () =>
        down
          ? { status: 500, body: { error: 'Something went wrong.', code: 'internal' } }
          : answerFor('1947-08-15'),
    });
    await renderSite(path);
    await page().findByText('The report could not be loaded.');
    down = false;
    await userEvent.click(page().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('tablist', { name: 'Report' })).toBeVisible());
  });
});
