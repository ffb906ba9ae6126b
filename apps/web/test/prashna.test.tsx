import { prashnaRequestSchema, validate, type PrashnaDocument } from '@jyoti/contract';
import { SIGNS, type SignNumber } from '@jyoti/jyotish';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prashnaReport } from '../../api/src/calculations/reports/prashna.ts';
import { asha, fakeApi, header, home, renderSite, type Call } from './render-site.tsx';

/** What the API's own service responds. */
function chartFor(body: unknown): PrashnaDocument {
  const checked = validate(prashnaRequestSchema, body, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return prashnaReport(checked.value, () => 'Asia/Kolkata', 'en');
}

const question = {
  date: '2026-11-28',
  time: '15:00',
  latitude: '28.6139',
  longitude: '77.209',
  place: 'New Delhi',
};
const urlOf = (values: Record<string, string> = {}) =>
  `/prashna?${new URLSearchParams({ ...question, ...values })}`;

const user = userEvent.setup();
const main = () => within(screen.getByRole('main'));
const box = (name: string | RegExp) => main().getByRole('textbox', { name });
const number = () => main().getByLabelText(/^Number from 1 to 249/);
const submit = () => user.click(main().getByRole('button', { name: 'Show the chart' }));
const requestsOf = (calls: Call[]) => calls.filter(({ path }) => path === '/api/reports/prashna');

async function open(path = '/prashna', handlers: Parameters<typeof fakeApi>[0] = {}) {
  localStorage.setItem('token', 'good');
  const calls = fakeApi({
    'GET /api/auth/profile': { body: { data: asha } },
    'POST /api/reports/prashna': ({ body }: Call) => ({ body: { data: chartFor(body) } }),
    ...handlers,
  });
  await renderSite(path, { header, home });
  await screen.findByRole('heading', { level: 1 });
  return calls;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.useFakeTimers({ now: new Date('2026-11-28T09:30:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the form', () => {
  test('begins with the present in New Delhi and without a number', async () => {
    await open();
    expect(box('Date')).toHaveValue('28/11/2026');
    expect(main().getByRole('combobox', { name: 'Place' })).toHaveValue('New Delhi, Delhi, India');
    expect(number()).toHaveValue('');
  });

  test('a number beyond 249 is reported at its field, and nothing is requested', async () => {
    const calls = await open();
    await user.type(number(), '250');
    await submit();
    await waitFor(() => expect(number()).toHaveAccessibleDescription(/249/));
    expect(number()).toBeInvalid();
    expect(requestsOf(calls)).toEqual([]);
  });

  test('an empty place and date are reported at their fields', async () => {
    const calls = await open();
    await user.clear(main().getByRole('combobox', { name: 'Place' }));
    await user.clear(box('Date'));
    await submit();
    await waitFor(() => expect(box('Date')).toHaveAccessibleDescription(/^Date is required/));
    expect(main().getByRole('combobox', { name: 'Place' })).toHaveAccessibleDescription(
      /^Please choose the place from the list\./,
    );
    expect(requestsOf(calls)).toEqual([]);
  });

  test('a failing server leaves what was typed and says so', async () => {
    await open('/prashna', { 'POST /api/reports/prashna': 'no response' });
    await user.type(number(), '145');
    await submit();
    expect(await main().findByText(/We couldn’t calculate the chart/)).toBeVisible();
    expect(number()).toHaveValue('145');
  });
});

describe('the chart', () => {
  test('of a number: its ascendant, the cusps, the significators and the ruling planets', async () => {
    const calls = await open();
    await user.type(number(), '145');
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Chart of number 145' });
    expect(requestsOf(calls)[0]?.body).toMatchObject({
      number: 145,
      date: '2026-11-28',
      time: '15:00',
    });
    expect(main().getByText(/^Number 145 is Libra from 29°26′40″ to 30°00′00″\./)).toBeVisible();
    const cusps = within(
      await main().findByRole('table', { name: 'Twelve cusps with their lords' }),
    );
    expect(cusps.getAllByRole('row')[1]).toHaveTextContent(
      /House 1.*Libra 29°27′.*Venus.*Jupiter.*Moon/,
    );
    expect(
      await main().findByRole('heading', { name: 'Ruling planets of the moment' }),
    ).toBeVisible();
    expect(
      await main().findByRole('heading', { name: 'Significators of each house' }),
    ).toBeVisible();
    expect(main().getByText(/It does not say yes or no\./)).toBeVisible();
    expect(main().getByRole('button', { name: 'Download PDF' })).toBeVisible();
  });

  test('a URL shows it again, and Change details leads back to what was typed', async () => {
    const calls = await open(urlOf({ number: '77' }));
    await screen.findByRole('heading', { level: 1, name: 'Chart of number 77' });
    expect(requestsOf(calls)).toHaveLength(1);
    await user.click(main().getByRole('button', { name: 'Change details' }));
    expect(number()).toHaveValue('77');
    expect(box('Date')).toHaveValue('28/11/2026');
  });

  test('without a number it is that of the moment', async () => {
    const { ascendant } = chartFor({ ...question, latitude: 28.6139, longitude: 77.209 });
    await open(urlOf());
    await screen.findByRole('heading', { level: 1, name: 'Chart of your question' });
    expect(main().queryByText(/^Number \d+ is/)).not.toBeInTheDocument();
    const cusps = within(
      await main().findByRole('table', { name: 'Twelve cusps with their lords' }),
    );
    expect(cusps.getAllByRole('row')[1]).toHaveTextContent(
      SIGNS[ascendant.sign as SignNumber].name,
    );
  });

  test('a URL with a number that is none shows the form', async () => {
    const calls = await open(urlOf({ number: '300' }));
    expect(main().getByRole('button', { name: 'Show the chart' })).toBeVisible();
    expect(requestsOf(calls)).toEqual([]);
  });

  test('a failure at a URL keeps the form filled, and a retry shows the chart', async () => {
    let isDown = true;
    await open(urlOf({ number: '77' }), {
      'POST /api/reports/prashna': ({ body }: Call) =>
        isDown
          ? { status: 500, body: { error: 'Something went wrong.', code: 'internal' } }
          : { body: { data: chartFor(body) } },
    });
    const retry = await main().findByRole('button', { name: /again/i });
    expect(number()).toHaveValue('77');
    isDown = false;
    await user.click(retry);
    await screen.findByRole('heading', { level: 1, name: 'Chart of number 77' });
  });
});
