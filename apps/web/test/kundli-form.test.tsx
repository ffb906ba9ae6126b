import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asha, fakeApi, renderSite, type Call, type FakeResponse } from './render-site.tsx';

const delhi = {
  id: 'new-delhi',
  place_name: 'New Delhi, Delhi, India',
  name: 'New Delhi',
  region: 'Delhi',
  country: 'India',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
  population: 317_797,
};

const page = () => within(screen.getByRole('main'));
const field = (label: string) => page().getByLabelText(label);
const submit = () => userEvent.click(page().getByRole('button', { name: 'Generate Kundli' }));

const emptyForm = () => userEvent.click(page().getByRole('button', { name: 'For someone else' }));

async function open(handlers: Parameters<typeof fakeApi>[0] = {}, path = '/kundli') {
  localStorage.setItem('token', 'stored-token');
  const calls = fakeApi({
    'GET /api/auth/profile': { body: { data: asha } },
    'GET /api/places/offset': {
      body: { data: { timezone: 'Asia/Kolkata', utc_offset_minutes: 330, notices: [] } },
    },
    ...handlers,
  });
  const site = await renderSite(path);
  await page().findByRole('button', { name: 'Generate Kundli' });
  return { site, calls };
}

async function fillAll() {
  await emptyForm();
  await userEvent.type(field('Name'), 'Asha Verma');
  await userEvent.selectOptions(field('Gender'), 'female');
  await userEvent.type(field('Date of birth'), '15081947');
  const time = within(page().getByRole('group', { name: /Time of birth/ }));
  await userEvent.selectOptions(time.getByLabelText('Hour'), '00');
  await userEvent.selectOptions(time.getByLabelText('Minute'), '00');
  await userEvent.type(page().getByRole('combobox', { name: 'Birth place' }), 'New Delhi');
  await userEvent.click(await page().findByRole('option', { name: /New Delhi/ }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

describe('the kundli form', () => {
  test('has its title, heading and fields [S1-035] [S1-036] [S1-037] [S1-038] [S1-039] [S1-040] [S1-041] [S1-042] [S1-043] [S1-044] [S1-059] [S1-060]', async () => {
    await open();
    expect(page().getByRole('heading', { level: 1, name: 'Kundli Making' })).toBeInTheDocument();
    expect(page().getByRole('heading', { name: 'PERSONAL DETAILS' })).toBeInTheDocument();
    expect(field('Name')).toBeInTheDocument();
    expect(
      within(field('Gender'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Male', 'Female', 'Other']));
    expect(field('Date of birth')).toHaveAttribute('type', 'text');
    const time = within(page().getByRole('group', { name: /Time of birth/ }));
    const values = (label: string) =>
      within(time.getByLabelText(label))
        .getAllByRole('option')
        .map((option) => (option as HTMLOptionElement).value)
        .filter((value) => value !== '');
    expect(values('Hour')).toEqual(
      Array.from({ length: 24 }, (_, n) => String(n).padStart(2, '0')),
    );
    expect(values('Minute')).toHaveLength(60);
    expect(values('Second')).toHaveLength(60);
    expect(page().getByRole('combobox', { name: 'Birth place' })).toBeInTheDocument();
  });

  test('shows every error at once [S1-047] [S1-048] [S1-050] [S1-051] [S1-055] [S1-058] [S1-062]', async () => {
    const { calls } = await open();
    await emptyForm();
    await submit();
    const main = screen.getByRole('main');
    for (const sentence of [
      'Name is required',
      'Please select your Gender',
      'Date of birth is required',
      'Time of birth is required',
      'Birth place is required',
    ]) {
      expect(main).toHaveTextContent(sentence);
    }
    const time = page().getByRole('group', { name: /Time of birth/ });
    expect(time).toHaveAccessibleDescription(/^Time of birth is required/);
    expect(page().getByRole('combobox', { name: 'Birth place' })).toHaveAccessibleDescription(
      /^Birth place is required/,
    );
    expect(page().getAllByRole('listitem')).toHaveLength(5);
    expect(calls.map(({ path }) => path)).not.toContain('/api/reports/kundli');
  });

  test('asks which one an ambiguous local time was, and the choice is part of the chart', async () => {
    const { calls } = await open({
      'GET /api/places': { body: { data: [delhi] } },
      'GET /api/places/offset': {
        body: {
          data: {
            timezone: 'America/New_York',
            utc_offset_minutes: -240,
            repeated_offsets_minutes: [-240, -300],
            notices: ['This local time occurred twice.'],
          },
        },
      },
    });
    await fillAll();
    await userEvent.click(await page().findByRole('radio', { name: /^Second 00:00/ }));
    await submit();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/reports/kundli'));
    const sent = calls.find(({ path }) => path === '/api/reports/kundli');
    expect(sent?.body).toMatchObject({ birth: { fold: 1 } });
  });

  test('accepts an unlisted place and time zone under “More”', async () => {
    const { calls } = await open({ 'GET /api/places': { body: { data: [delhi] } } });
    await fillAll();
    await userEvent.click(page().getByRole('button', { name: /^More/ }));
    await userEvent.selectOptions(field('Time zone'), 'Offset from UTC, by hand');
    await userEvent.type(field('Offset from UTC'), '+04:38:26{Enter}');
    await submit();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/reports/kundli'));
    const sent = calls.find(({ path }) => path === '/api/reports/kundli');
    expect(sent?.body).toMatchObject({ birth: { place: { timezone: '+04:38:26' } } });
  });

  test('accepts only letters in names, of any script [S1-049]', async () => {
    await open();
    await userEvent.type(field('Name'), 'Asha 2');
    await submit();
    expect(field('Name')).toHaveAccessibleDescription(/Name should only contain letters\./);
    await userEvent.clear(field('Name'));
    await userEvent.type(field('Name'), 'आशा व. राव');
    await submit();
    expect(field('Name')).not.toBeInvalid();
  });

  test('reports a typed place that was not chosen differently from a missing one [S1-027]', async () => {
    await open({ 'GET /api/places': { body: { data: [] } } });
    await userEvent.type(page().getByRole('combobox', { name: 'Birth place' }), 'Nowhere');
    await submit();
    expect(screen.getByRole('main')).toHaveTextContent(
      'Please choose the birth place from the list',
    );
  });

  test('sends the birth, then opens the report with the birth in its URL [S1-046] [S1-061]', async () => {
    const sent: Call[] = [];
    const { site } = await open({
      'GET /api/places': { body: { data: [delhi] } },
      'POST /api/reports/kundli': (call) => {
        sent.push(call);
        return { status: 500, body: {} };
      },
    });
    await fillAll();
    await submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      birth: {
        name: 'Asha Verma',
        gender: 'female',
        date: '1947-08-15',
        time: '00:00:00',
        place: {
          name: 'New Delhi, Delhi, India',
          latitude: 28.6139,
          longitude: 77.209,
          timezone: 'Asia/Kolkata',
        },
      },
    });
    // The server failed: the form is still here with all input.
    expect(site.path()).toBe('/kundli');
    expect(await page().findByText(/The kundli could not be generated/)).toBeInTheDocument();
    expect(field('Name')).toHaveValue('Asha Verma');
    expect(page().getByRole('combobox', { name: 'Birth place' })).toHaveValue(
      'New Delhi, Delhi, India',
    );
  });

  test('reports a skipped local time at the time field, and keeps the input', async () => {
    const sentence = 'The clocks went forward that night: 02:30 did not exist.';
    await open({
      'GET /api/places': { body: { data: [delhi] } },
      'POST /api/reports/kundli': {
        status: 400,
        body: { error: sentence, code: 'invalid_input', fields: { 'birth.time': sentence } },
      },
    });
    await fillAll();
    await submit();
    const time = await page().findByRole('group', { name: /Time of birth/ });
    await waitFor(() => expect(time).toHaveAccessibleDescription(new RegExp(sentence)));
    expect(field('Date of birth')).toHaveValue('15/08/1947');
  });

  test('starts with the visitor’s own birth, which makes room for someone else’s and comes back', async () => {
    await open();
    const place = page().getByRole('combobox', { name: 'Birth place' });
    const hasOwn = () => {
      expect(field('Name')).toHaveValue('Asha Verma');
      expect(field('Gender')).toHaveValue('female');
      expect(field('Date of birth')).toHaveValue('14/05/1990');
      expect(place).toHaveValue('Ujjain, Madhya Pradesh, India');
    };
    await waitFor(() => expect(field('Name')).toHaveValue('Asha Verma'));
    expect(field('Gender')).toHaveValue('');
    await userEvent.selectOptions(field('Gender'), 'female');
    hasOwn();
    await emptyForm();
    for (const label of ['Name', 'Gender', 'Date of birth']) expect(field(label)).toHaveValue('');
    expect(place).toHaveValue('');
    await userEvent.selectOptions(field('Gender'), 'female');
    await userEvent.click(page().getByRole('button', { name: 'Use my own birth details' }));
    hasOwn();
  });

  test('a gender that was chosen before the session is known does not keep the birth out', async () => {
    let answer: (response: FakeResponse) => void = () => undefined;
    await open({
      'GET /api/auth/profile': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await userEvent.selectOptions(field('Gender'), 'female');
    answer({ body: { data: asha } });
    await waitFor(() => expect(field('Name')).toHaveValue('Asha Verma'));
    expect(field('Gender')).toHaveValue('female');
  });

  test('is filled from the report’s URL when the visitor edits [S1-071] [S1-080]', async () => {
    await open(
      {},
      '/kundli?name=Asha&gender=female&date=1947-08-15&time=00%3A05%3A09&place=New+Delhi&lat=28.6139&lng=77.209&tz=Asia%2FKolkata',
    );
    expect(field('Name')).toHaveValue('Asha');
    expect(field('Gender')).toHaveValue('female');
    expect(field('Date of birth')).toHaveValue('15/08/1947');
    const time = within(page().getByRole('group', { name: /Time of birth/ }));
    expect(time.getByLabelText('Hour')).toHaveValue('00');
    expect(time.getByLabelText('Minute')).toHaveValue('05');
    expect(time.getByLabelText('Second')).toHaveValue('09');
    expect(page().getByRole('combobox', { name: 'Birth place' })).toHaveValue('New Delhi');
  });

  test('shows the time zone of the birth before the calculation', async () => {
    const { calls } = await open({
      'GET /api/places': { body: { data: [delhi] } },
      'GET /api/places/offset': {
        body: {
          data: {
            timezone: 'Asia/Kolkata',
            utc_offset_minutes: 390,
            notices: ['Clocks were an hour ahead.'],
          },
        },
      },
    });
    await fillAll();
    expect(await page().findByText(/UTC\+06:30 \(Asia\/Kolkata\)/)).toBeInTheDocument();
    expect(page().getByText('Clocks were an hour ahead.')).toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('/api/reports/kundli');
  });

  test('uses another clock of the place in one press', async () => {
    const { calls } = await open({
      'GET /api/places': { body: { data: [delhi] } },
      'GET /api/places/offset': {
        body: {
          data: {
            timezone: '+05:30',
            zone: 'Asia/Kolkata',
            utc_offset_minutes: 330,
            other_clocks: [{ id: 'bengal_advance', timezone: '+06:30' }],
            notices: ['Clocks were an hour ahead in Bengal and Assam only.'],
          },
        },
      },
    });
    await fillAll();
    const offer = { name: 'Use the clock one hour ahead (+06:30)' };
    expect(await page().findByText(/UTC\+05:30 \(Asia\/Kolkata\)/)).toBeInTheDocument();
    await userEvent.click(page().getByRole('button', offer));
    await submit();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/reports/kundli'));
    const sent = calls.find(({ path }) => path === '/api/reports/kundli');
    expect(sent?.body).toMatchObject({ birth: { place: { timezone: '+06:30' } } });
  });

  test('converts an old-style date in one press, and does not offer it again', async () => {
    const julian = {
      until: '1948-01-01',
      gregorian_date: '1947-08-28',
      notice: 'If your date is in the old style, it is 28 August 1947.',
    };
    await open({
      'GET /api/places': { body: { data: [delhi] } },
      'GET /api/places/offset': {
        body: {
          data: { timezone: 'Europe/Moscow', utc_offset_minutes: 180, notices: [], julian },
        },
      },
    });
    await fillAll();
    const offer = /^The date is in the old style: use 28 August 1947/;
    await userEvent.click(await page().findByRole('button', { name: offer }));
    expect(field('Date of birth')).toHaveValue('28/08/1947');
    await waitFor(() => expect(page().queryByText(julian.notice)).not.toBeInTheDocument());
    expect(page().queryByRole('button', { name: offer })).not.toBeInTheDocument();
  });

  test('an expired token ends the session and keeps the return path', async () => {
    const { site } = await open({
      'GET /api/places': { body: { data: [delhi] } },
      'POST /api/reports/kundli': {
        status: 401,
        body: { error: 'Please log in.', code: 'unauthorized' },
      },
    });
    await fillAll();
    await submit();
    await waitFor(() => expect(site.path()).toMatch(/^\/login/));
    // The login page is loaded on navigation.
    expect(
      await page().findByText('Your session has ended. Please log in again.'),
    ).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
  });
});
