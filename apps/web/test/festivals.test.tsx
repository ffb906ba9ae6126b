import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { delhi2026, openAlmanac } from './almanac-site.ts';
// Loads what the page shows later, as it is loaded for a visitor who waits a moment.
import '../src/features/almanac/festivals/year-view.tsx';
import '../src/features/places/place-search.tsx';

const user = userEvent.setup();
const ready = () => screen.findByRole('tablist', { name: 'Lists of the year' });
const month = (name: string) => screen.findByRole('list', { name });
/** Opens a month that is folded in a long list. */
const openMonth = (name: string) => user.click(screen.getByRole('button', { name }));
const rowOf = (list: HTMLElement, text: string | RegExp) =>
  within(list).getByText(text).closest('li')!;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.useFakeTimers({ now: new Date('2026-11-29T06:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the festivals of a year', () => {
  test('are listed by month with weekday, what they are, the hour of puja, and the way to their day', async () => {
    const { requests } = await openAlmanac(`/festivals?${delhi2026}`);
    await ready();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Festivals of 2026');
    expect(requests.map(({ pathname }) => pathname)).toEqual(['/api/reports/festivals']);
    for (const folded of ['February 2026', 'October 2026']) await openMonth(folded);
    const diwali = rowOf(await month('Festivals, November 2026'), 'Diwali, Lakshmi Puja');
    expect(diwali).toHaveTextContent('Sun, 8 Nov');
    expect(diwali).toHaveTextContent('Lamps are lit for Lakshmi');
    expect(diwali).toHaveTextContent(/Lakshmi Puja: \d:\d\d pm to \d:\d\d pm\./);
    expect(within(diwali).getByRole('link')).toHaveAttribute(
      'href',
      '/panchang?day=2026-11-08&latitude=28.6139&longitude=77.209&place=New+Delhi',
    );
    expect(rowOf(await month('Festivals, October 2026'), 'Karva Chauth')).toHaveTextContent(
      /Puja: 5:\d\d pm to 6:\d\d pm\. ?Fast ends at moonrise: /,
    );
    expect(rowOf(await month('Festivals, February 2026'), 'Maha Shivaratri')).toHaveTextContent(
      /Puja of the first prahara: 6:11 pm to 9:23 pm\..*fourth prahara: .*Break the fast: /,
    );
    // Those of every month have lists of their own.
    expect(screen.queryByText('Masik Shivaratri')).toBeNull();
    expect(rowOf(await month('Festivals, November 2026'), 'Chhath Puja')).toHaveTextContent(
      'Bihar and eastern Uttar Pradesh',
    );
  });

  test('without a year and a place are those of this year at the place known last', async () => {
    localStorage.setItem('token', 'good');
    const { requests } = await openAlmanac('/festivals');
    await ready();
    expect(requests[0]?.searchParams.get('year')).toBe(String(new Date().getFullYear()));
    expect(requests[0]?.searchParams.get('latitude')).toBe('28.6139');
    expect(screen.getByText('Calendar for New Delhi, Delhi, India')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'This year' })).toBeNull();
  });

  test('the next and the previous year keep list and region', async () => {
    const { path } = await openAlmanac(`/festivals?${delhi2026}&region=gujarat&list=ekadashi`);
    await ready();
    await user.click(screen.getByRole('button', { name: 'Next year' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Festivals of 2027');
    expect(path()).toContain('year=2027');
    expect(path()).toContain('region=gujarat');
    expect(path()).toContain('list=ekadashi');
  });

  test('are shared with the place and the list, though the address has neither', async () => {
    await openAlmanac('/festivals');
    await ready();
    const href = screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '';
    expect(new URL(href).searchParams.get('text')).toMatch(/Festivals of 2026.*place=/);
  });

  test('at the ends of what can be calculated there is no other year', async () => {
    await openAlmanac(`/festivals?${delhi2026.replace('2026', '2200')}`);
    await ready();
    expect(screen.getByRole('button', { name: 'Next year' })).toBeDisabled();
  });

  test('a URL with a year that does not exist says so and shows this year', async () => {
    await openAlmanac('/festivals?year=1492');
    await ready();
    expect(screen.getByText(/This address asks for a year or a place/)).toBeVisible();
  });
});

describe('a region', () => {
  test('is chosen, kept in the URL, and shows its festivals and the national ones', async () => {
    const { path, requests } = await openAlmanac(`/festivals?${delhi2026}`);
    await ready();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Kerala');
    await waitFor(() => expect(requests.at(-1)?.searchParams.get('region')).toBe('kerala'));
    expect(path()).toContain('region=kerala');
    await openMonth('April 2026');
    expect(await screen.findByText('Thrissur Pooram')).toBeVisible();
    expect(screen.queryByText('Karva Chauth')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'All India');
    await openMonth('October 2026');
    expect(await screen.findByText('Karva Chauth')).toBeVisible();
    expect(path()).not.toContain('region=');
  });
});

describe('the lists', () => {
  const open = async (name: string) => {
    const { path } = await openAlmanac(`/festivals?${delhi2026}`);
    await user.click(within(await ready()).getByRole('tab', { name }));
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
    return path;
  };

  test('Ekadashi: both traditions, tithi and parana', async () => {
    const path = await open('Ekadashi');
    expect(path()).toContain('list=ekadashi');
    const november = await month('Ekadashi, November 2026');
    const smarta = rowOf(november, 'Devutthana Ekadashi (Smarta)');
    expect(smarta).toHaveTextContent(/Kartika Shukla Ekadashi: .* to .*\./);
    expect(smarta).toHaveTextContent(/Break the fast: .* to .*\./);
    expect(rowOf(november, 'Devutthana Ekadashi (Vaishnava)')).toHaveTextContent('Sat, 21 Nov');
  });

  test('Pradosh: the hours after sunset', async () => {
    await open('Pradosh');
    const rows = within(await month('Pradosh, January 2026')).getAllByRole('listitem');
    for (const row of rows) {
      expect(row).toHaveTextContent(
        /Pradosh puja: \d+:\d\d pm to .*\. ?The fast ends after the evening puja\./,
      );
    }
  });

  test('Sankashti: moonrise, and the festival it is known by', async () => {
    await open('Sankashti');
    const row = within(await month('Sankashti, October 2026')).getByRole('listitem');
    expect(row).toHaveTextContent(/Fast ends at moonrise: \d:\d\d pm\./);
    expect(row).not.toHaveTextContent('Moonrise:');
    expect(row).toHaveTextContent('Also Karva Chauth.');
    expect(row).toHaveTextContent('Kartika Krishna Chaturthi');
  });

  test('Purnima and Amavasya: the name of the month', async () => {
    await open('Purnima');
    expect(await month('Purnima, July 2026')).toHaveTextContent(/Ashadha Purnima: .* to/);
    expect(await month('Purnima, July 2026')).toHaveTextContent('Also Guru Purnima');
  });

  test('Sankranti: entry and punya kaal', async () => {
    await open('Sankranti');
    expect(await month('Sankranti, January 2026')).toHaveTextContent(
      /The Sun enters the sign at .*Punya kaal: /,
    );
  });

  test('Eclipses: what can be seen, and sutak', async () => {
    await open('Eclipses');
    expect(await month('Eclipses, March 2026')).toHaveTextContent(
      /Total lunar eclipse.*Partly visible here.*You can see it.*Sutak: /,
    );
    expect(await month('Eclipses, August 2026')).toHaveTextContent('Not visible here');
  });

  test('a region with months to the new moon names the dark half after them', async () => {
    await openAlmanac(`/festivals?${delhi2026}&region=maharashtra&list=sankashti`);
    const row = within(await month('Sankashti, October 2026')).getByRole('listitem');
    expect(row).toHaveTextContent('Ashvina Krishna Chaturthi');
    expect(row).not.toHaveTextContent('Karva Chauth');
  });
});

describe('another place', () => {
  const varanasi = {
    id: 'v',
    place_name: 'Varanasi, Uttar Pradesh, India',
    name: 'Varanasi',
    region: 'Uttar Pradesh',
    country: 'India',
    latitude: 25.31668,
    longitude: 83.01041,
    timezone: 'Asia/Kolkata',
    population: 1,
    precision: 'place',
  };

  test('is picked from the list, shown at once and remembered', async () => {
    const { path } = await openAlmanac(`/festivals?${delhi2026}`, {
      handlers: { 'GET /api/places': { body: { data: [varanasi] } } },
    });
    await ready();
    await user.click(screen.getByRole('button', { name: 'Change place' }));
    await user.type(await screen.findByRole('combobox', { name: 'Place' }), 'Varanasi');
    await user.click(await screen.findByRole('option', { name: /Varanasi/ }));
    expect(await screen.findByText(/^Calendar for Varanasi/)).toBeVisible();
    expect(path()).toContain('latitude=25.31668');
    await ready();
    expect(JSON.stringify(localStorage)).toContain('25.31668');
  });
});

describe('keeping a list', () => {
  test('offers a feed, a file and the URL of the chosen list and region', async () => {
    await openAlmanac(`/festivals?${delhi2026}&region=gujarat&list=ekadashi`);
    await ready();
    const query = 'latitude=28.61&longitude=77.21&place=New+Delhi&region=gujarat&list=ekadashi';
    expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      `webcal://${globalThis.location.host}/api/panchang/festivals.ics?${query}`,
    );
    expect(screen.getByRole('link', { name: 'Download as calendar file' })).toHaveAttribute(
      'href',
      `/api/panchang/festivals.ics?from=2026-01-01&to=2026-12-31&${query}`,
    );
    expect(screen.getByText('The calendar contains: Ekadashi (Gujarat).')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'How to add it to your calendar' }));
    expect(screen.getByText(/^Google Calendar: on a computer/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the address' }));
    expect(await screen.findByText('Address copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `${globalThis.location.origin}/api/panchang/festivals.ics?${query}`,
    );
  });
});

describe('a failure', () => {
  test('says what happened, keeps the choices, and another try shows the year', async () => {
    let down = true;
    await openAlmanac(`/festivals?${delhi2026}&region=kerala`, { isDown: () => down });
    expect(await screen.findByText('The festivals could not be loaded')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveValue('kerala');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await ready();
    await openMonth('August 2026');
    expect(await screen.findByText('Onam')).toBeVisible();
  });
});
