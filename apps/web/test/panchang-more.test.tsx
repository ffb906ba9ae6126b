import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { delhi, openPanchang } from './panchang-site.ts';
import { asha } from './render-site.tsx';
// Loads what a press needs, as it is loaded for a visitor who waits a moment before pressing.
import '../src/features/almanac/panchang/panchang-tabs.tsx';
import '../src/features/almanac/panchang/more-tab.tsx';
import '../src/features/tarabala/star-day-card.tsx';

const user = userEvent.setup();
const region = (name: string) => screen.findByRole('region', { name });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('th, td > span:last-child')].map(({ textContent }) => textContent),
    );

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

describe('more timings', () => {
  test('has the date in nine calendars, and says how each counts', async () => {
    await openPanchang(`${delhi}&tab=more`);
    const table = await screen.findByRole('table', { name: 'Regional calendars' });
    // The Sun entered Pisces on 14 March, after the sunset of New Delhi: Panguni began on the 15th.
    expect(rowsOf(table)).toEqual([
      ['Tamil', 'Nyayiru, Panguni 23', 'Kali 5125, Krodhi'],
      ['Malayalam', 'Njayar, Meenam 23', 'Kollam 1200'],
      ['Bengali', 'Robibar, Choitro 23', 'Bangabda 1431'],
      ['Odia', 'Rabibara, Mina 24', 'Amli 1432'],
      ['Telugu', 'Adivaram, Chaitram, Shukla Navami', 'Shaka 1947, Vishvavasu'],
      ['Kannada', 'Bhanuvara, Chaitra, Shukla Navami', 'Shaka 1947, Vishvavasu'],
      ['Gujarati', 'Ravivar, Chaitra, Shukla Navami', 'Vikram 2081'],
      ['Nanakshahi (Sikh)', 'Aitvar, Chet 24', 'Nanakshahi 557'],
      ['Indian national', 'Ravivara, Chaitra 16', 'Shaka 1947'],
    ]);
    await user.click(within(table).getByRole('button', { name: 'Gujarati' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('the day after Diwali');
  });

  test('has yogas, Gowri panchangam, rising signs and panchakas of the day', async () => {
    await openPanchang(`${delhi}&tab=more`);
    // Rama Navami of 2025 was a Sunday with Pushya.
    const special = within(await region('Special yogas'));
    expect(special.getByText('Ravi Pushya')).toBeVisible();
    expect(rowsOf(screen.getByRole('table', { name: 'By day' }))).toHaveLength(8);
    expect(rowsOf(screen.getByRole('table', { name: 'By night' }))).toHaveLength(8);
    const signs = rowsOf(screen.getByRole('table', { name: 'Ascendants (lagna)' }));
    expect(signs[0]?.[0]).toBe('Pisces');
    expect(signs).toHaveLength(13);
    const panchakas = within(screen.getByRole('table', { name: 'The five panchakas' }));
    expect(panchakas.getAllByText('None').length).toBeGreaterThan(1);
    expect(screen.getByRole('table', { name: 'Anandadi yogas' })).toBeVisible();
  });

  test('where the Sun does not rise there are only the parts that need no Sun', async () => {
    await openPanchang(
      'day=2026-12-21&time=12%3A00&latitude=69.6492&longitude=18.9553&place=Tromso&tab=more',
    );
    expect(await screen.findByRole('table', { name: 'Regional calendars' })).toBeVisible();
    expect(screen.getByText(/so these timings can’t be shown/)).toBeVisible();
    expect(screen.getByText(/some signs never rise/)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'By day' })).toBeNull();
  });
});

describe('the day of the visitor’s star', () => {
  test('has one verdict and one sentence each for tara and Moon, good times and times to avoid', async () => {
    await openPanchang(delhi);
    const card = within(await region('For your star, Krittika'));
    // Krittika to Pushya is the sixth star, Taurus to Cancer the third sign.
    expect(card.getByText(/^Sadhaka, until/)).toBeVisible();
    expect(card.getByText(/^Moon in Cancer, until/)).toBeVisible();
    expect(card.getAllByText('Favourable')).toHaveLength(2);
    expect(card.getByText(/^Sadhaka tara is linked with success/)).toBeVisible();
    expect(card.getAllByText(/\((Labh|Amrit|Shubh)\)$/)).toHaveLength(2);
    expect(
      card.getAllByText(/\((Rahu Kaal|Yamaganda|Gulika|Dur Muhurta|Varjyam|Bhadra)\)$/),
    ).toHaveLength(2);
  });

  test('tara and Moon are those of the time that the page is calculated for', async () => {
    const at = (time: string) =>
      `day=2026-11-30&time=${time}&latitude=28.6139&longitude=77.209&place=New+Delhi`;
    const site = await openPanchang(at('12%3A00'));
    const noon = within(await region('For your star, Krittika'));
    expect(noon.getByText(/^Moon in Leo, until/)).toBeVisible();
    expect(noon.queryByText(/Moon in Cancer/)).toBeNull();
    site.unmount();
    await openPanchang(at('08%3A00'));
    const morning = within(await region('For your star, Krittika'));
    expect(morning.getByText(/^Moon in Cancer, until 9:42\sam/)).toBeVisible();
    expect(morning.getByText(/^From 9:42\sam: Moon in Leo/)).toBeVisible();
  });

  test('without a time of birth the way to the profile is shown', async () => {
    const { time: _, ...birth } = asha.birthData;
    const profile = { ...asha, birthData: { ...birth, time: '' } };
    await openPanchang(delhi, {
      handlers: { 'GET /api/auth/profile': { body: { data: profile } } },
    });
    expect(await screen.findByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  test('a chart that cannot be calculated now can be tried again', async () => {
    await openPanchang(delhi, {
      handlers: {
        'POST /api/reports/star-day': {
          status: 400,
          body: { error: 'No.', code: 'invalid_input' },
        },
      },
    });
    expect(await screen.findByText('The day of your birth star could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});
