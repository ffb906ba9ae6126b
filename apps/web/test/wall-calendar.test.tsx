import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { delhi2026, openAlmanac } from './almanac-site.ts';
// Loads what the page shows later, as it is loaded for a visitor who waits a moment.
import '../src/features/almanac/wall-calendar/sheets.tsx';

const user = userEvent.setup();
const sheet = (name: RegExp) => screen.findByRole('table', { name });
const cellOf = (table: HTMLElement, date: string) =>
  within(table).getByText(date).closest<HTMLElement>('[role="cell"]')!;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

describe('the wall calendar', () => {
  test('of a month shows tithi, nakshatra, sunrise and festivals of each day, and leads to the day', async () => {
    await openAlmanac(`/festivals/calendar?${delhi2026}&month=11`);
    const november = await sheet(
      /^November 2026 New Delhi\. Lunar months: Kartika and Margashirsha\.$/,
    );
    const diwali = cellOf(november, 'Sunday, 8 November 2026');
    expect(diwali).toHaveTextContent('Krishna Chaturdashi');
    expect(diwali).toHaveTextContent('Diwali, Lakshmi Puja');
    expect(diwali).toHaveTextContent(/Sunrise 6:\d\d am/);
    expect(within(diwali).getByRole('link')).toHaveAttribute(
      'href',
      '/panchang?day=2026-11-08&latitude=28.6139&longitude=77.209&place=New+Delhi',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wall calendar of 2026');
  });

  test('says what its dots mean where a day has no room for names, and lists the names below the month', async () => {
    await openAlmanac(`/festivals/calendar?${delhi2026}&month=11`);
    await sheet(/^November 2026/);
    const note = screen.getByText(/A filled dot is a great festival/);
    expect(note).not.toHaveTextContent(/nakshatra|bold/);
    const list = within(screen.getByRole('list', { name: 'Festivals and fasts of November 2026' }));
    const diwali = list.getByText('Diwali, Lakshmi Puja').closest('li')!;
    expect(diwali).toHaveTextContent(/^8 Nov/);
    expect(list.getByText('Diwali, Lakshmi Puja').tagName).toBe('STRONG');
  });

  test('of a region has its festivals and the months of its almanacs', async () => {
    const { requests } = await openAlmanac(
      `/festivals/calendar?${delhi2026}&month=10&region=kerala`,
    );
    const october = await sheet(
      /^October 2026 New Delhi\. Lunar months: Bhadrapada and Ashvina\.$/,
    );
    expect(requests[0]?.searchParams.get('region')).toBe('kerala');
    expect(within(october).queryByText('Karva Chauth')).toBeNull();
    expect(within(october).getByText('Vijayadashami, Vidyarambham')).toBeInTheDocument();
  });

  test('of a year has twelve sheets, requested a few at a time', async () => {
    const { requests } = await openAlmanac(`/festivals/calendar?${delhi2026}&month=year`);
    await sheet(/^December 2026/);
    expect(screen.getAllByRole('table')).toHaveLength(12);
    expect(requests.map(({ searchParams }) => searchParams.get('month'))).toEqual(
      Array.from({ length: 12 }, (_, index) => String(index + 1)),
    );
  });

  test('another month is kept in the URL; printing calls the browser', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { path } = await openAlmanac(`/festivals/calendar?${delhi2026}&month=3`);
    await sheet(/^March 2026/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'April');
    await sheet(/^April 2026/);
    expect(path()).toContain('month=4');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('without a month is that of today, and the first of another year', async () => {
    await openAlmanac('/festivals/calendar');
    await waitFor(() => expect(screen.getByRole('table')).toBeVisible());
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue(
      String(new Date().getMonth() + 1),
    );
    await user.click(screen.getByRole('button', { name: 'Next year' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      `Wall calendar of ${new Date().getFullYear() + 1}`,
    );
  });

  test('a failure says what happened, and another try shows the month', async () => {
    let down = true;
    await openAlmanac(`/festivals/calendar?${delhi2026}&month=1`, { isDown: () => down });
    expect(await screen.findByText('The calendar could not be loaded')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await sheet(/^January 2026/);
  });
});
