import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fullHome, sky } from './home-content.ts';
import { renderHome } from './render-home.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

const signs = fullHome.zodiac.map(({ sign }) => sign);

describe('the zodiac picker', () => {
  test('links to each of the twelve signs, in lower case [S0-209] [S0-210] [S0-211]', async () => {
    await renderHome();
    const picker = within(screen.getByRole('region', { name: 'Choose your Zodiac Sign' }));
    const links = within(picker.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      signs.map((sign) => `/zodiac/${sign.toLowerCase()}`),
    );
    for (const [index, link] of links.entries()) expect(link).toHaveTextContent(signs[index] ?? '');
  });

  test('shows the Moon’s sign, tithi and nakshatra today, and highlights its sign [S0-212]', async () => {
    await renderHome();
    const box = within(screen.getByRole('region', { name: 'Moon in Cancer' }));
    expect(box.getByText('Sunday, 22 November 2026')).toBeVisible();
    expect(box.getByRole('link', { name: 'Shukla Navami, in Pushya.' })).toHaveAttribute(
      'href',
      '/panchang',
    );
    expect(box.getByText(/^A Rikta tithi/)).toBeVisible();
    const lit = document.querySelectorAll('[data-part="zodiac-arch"][data-state="current"]');
    expect(lit).toHaveLength(1);
    expect(lit[0]).toHaveAttribute('href', '/zodiac/cancer');
  });

  test.each([
    [
      { start: '2027-08-02T10:30:00Z', end: '2027-08-02T11:40:00Z' },
      /^On .*2 August 2027, visible from New Delhi 4:00.+5:10 pm\.$/,
    ],
    [null, /^On .*2 August 2027, not visible from New Delhi\.$/],
  ])('names an eclipse of the coming weeks, with a link to its day', async (seen, line) => {
    const eclipse = {
      kind: 'solar_eclipse',
      type: 'partial',
      title: 'Partial solar eclipse',
      date: '2027-08-02',
      visibility: seen ? 'all' : 'none',
      greatest_at: '2027-08-02T11:06:00Z',
      seen,
    } as const;
    await renderHome({}, { ...sky, eclipse });
    const link = screen.getByRole('link', { name: 'Partial solar eclipse' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/panchang?day=2027-08-02'));
    expect(screen.getByText(line)).toBeVisible();
  });

  test('the box follows the data of the sky [S0-212]', async () => {
    await renderHome(
      {},
      {
        ...sky,
        moon: { ...sky.moon, zodiac: 'Pisces', rasi_no: 12, nakshatra: 'Revati', nakshatra_no: 27 },
        tithi: { name: 'Purnima', number: 15, paksha: 'shukla' },
      },
    );
    expect(screen.getByRole('heading', { name: 'Moon in Pisces' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Purnima, in Revati.' })).toBeVisible();
    expect(screen.getByText(/^A Purna tithi/)).toBeVisible();
  });

  test('shows Mercury’s direction, and its next station by Indian time [S0-213]', async () => {
    const { unmount } = await renderHome();
    expect(screen.getByText('Mercury is direct')).toBeVisible();
    // 20:36 UTC is 2 am of the next day in India.
    expect(screen.getByText('In Libra; turns retrograde on 10 February 2027.')).toBeVisible();
    unmount();
    await renderHome(
      {},
      {
        ...sky,
        mercury: {
          zodiac: 'Aquarius',
          rasi_no: 11,
          motion: 'retrograde',
          next_station: {
            at: '2027-03-04T00:00:00Z',
            motion: 'direct',
            zodiac: 'Capricorn',
            rasi_no: 10,
          },
        },
      },
    );
    expect(screen.getByText('Mercury is retrograde')).toBeVisible();
    expect(screen.getByText('In Aquarius; turns direct on 4 March 2027.')).toBeVisible();
  });
});

describe('the zodiac traits', () => {
  const part = () =>
    within(screen.getByRole('region', { name: 'Know What Your Zodiac Sign Says About You' }));
  const panel = () => part().getByRole('tabpanel');

  test('has a wheel of twelve signs, thirty degrees each [S0-236] [S0-237] [S0-563]', async () => {
    await renderHome();
    const wheel = part().getByRole('radiogroup', { name: 'Your zodiac sign' });
    expect(within(wheel).getAllByRole('radio')).toHaveLength(12);
    // The kit's own test measures the thirty degrees of each segment.
    expect(wheel.querySelectorAll('path[data-state]')).toHaveLength(12);
  });

  test('has four tabs, with Traits open [S0-238] [S0-239] [S0-240] [S0-241]', async () => {
    await renderHome();
    expect(
      part()
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Traits', 'Compatibility', 'Career', 'Health']);
    expect(part().getByRole('tab', { selected: true })).toHaveTextContent('Traits');
    expect(panel()).toHaveTextContent('Trait of Aries.');
    expect(panel()).toHaveTextContent('Strength of Aries');
    expect(panel()).toHaveTextContent('Challenge of Aries');
    expect(panel()).toHaveTextContent('Person of Aries');
  });

  test.each([
    ['Compatibility', ['Match of', 'Other of', 'Nakshatra of']],
    ['Career', ['Field of', 'Work strength of', 'Work challenge of']],
    ['Health', ['Habit of', 'Vigour of', 'Tender of']],
  ])('%s shows its own content', async (tab, lines) => {
    await renderHome();
    await userEvent.click(part().getByRole('tab', { name: tab }));
    for (const line of lines) expect(panel()).toHaveTextContent(`${line} Aries`);
    expect(panel()).not.toHaveTextContent('Trait of Aries');
  });

  test('each of the twelve signs has content in each of the four tabs [S0-242] [S0-243]', async () => {
    await renderHome();
    const first = ['Trait', 'Match', 'Field', 'Habit'];
    const tabs = part().getAllByRole('tab');
    for (const [index, tab] of tabs.entries()) {
      await userEvent.click(tab);
      for (const sign of signs) {
        await userEvent.click(part().getByRole('radio', { name: new RegExp(`\\b${sign}\\b`) }));
        expect(tab).toHaveAttribute('aria-selected', 'true');
        expect(panel()).toHaveTextContent(`${first[index]} of ${sign}`);
      }
    }
    expect(part().getByRole('link', { name: 'Read all about Pisces' })).toHaveAttribute(
      'href',
      '/zodiac/pisces',
    );
  });
});
