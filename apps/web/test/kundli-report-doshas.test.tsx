import type { Birth } from '@jyoti/contract';
import { formatList } from '@jyoti/language';
import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { birth } from './kundli-fixture.ts';
import { freshBrowser, openWhole, page, panel, readTable } from './report-site.ts';
import { wholeKundli } from './whole-kundli.ts';

beforeEach(freshBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A birth in New Delhi. */
const bornOn = (date: string, time: string): Birth => ({ ...birth, date, time });
const doshas = (born?: Birth) => wholeKundli(born).doshas!;
const open = (sub: string, born?: Birth) => openWhole('doshas', sub, { born });
const badge = () => panel().getByText(/^(Yes|No)$/, { selector: '[data-part="badge"] span' });
const section = (name: string) => within(panel().getByRole('region', { name }));
const items = (name: string) =>
  section(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Mars makes the dosha, and nothing cancels it. */
const strong = bornOn('1998-09-15', '01:30:00');

describe.each([
  ['mangal-dosh', '[S1-192] [S1-193] [S1-194]'],
  ['manglik-dosh', '[S1-198] [S1-199]'],
])('%s %s', (sub, ids) => {
  test(`shows Yes, the score and a sentence if the dosha is present ${ids}`, async () => {
    await open(sub, strong);
    expect(badge()).toHaveTextContent('Yes');
    expect(panel().getByText('You are 50% manglik')).toBeVisible();
    const { mangal, manglik } = doshas(strong);
    const { bot_response: sentence } = sub === 'manglik-dosh' ? manglik : mangal;
    expect(panel().getByText(sentence!)).toBeVisible();
    expect(panel().queryByText(/\bbot\b|bot_/i)).not.toBeInTheDocument();
  });

  test(`shows No if what remains of it is too little ${ids}`, async () => {
    await open(sub);
    const { mangal } = doshas();
    expect(mangal).toMatchObject({
      is_dosha_present: false,
      score: 60,
      effective_score: 15,
      percent: 15,
    });
    expect(badge()).toHaveTextContent('No');
    expect(panel().getByText('You are 15% manglik')).toBeVisible();
    const shown = sub === 'manglik-dosh' ? doshas().manglik : mangal;
    expect(panel().getByText(shown.bot_response!)).toBeVisible();
    const remarks = page().getByText(/Before cancellations: 60%\./);
    // The rule is explained on the first of the two tabs.
    if (sub === 'manglik-dosh') expect(remarks).toHaveTextContent(/^Before cancellations: 60%\.$/);
    else
      expect(remarks).toHaveTextContent(
        `We say Yes at 25% or more, after cancellations. ${mangal.how_common}`,
      );
  });

  test('the sample of the specification: 23% manglik, a quarter cancelled [S1-222] [S1-223]', async () => {
    const born = bornOn('1953-11-09', '17:30:00');
    const { effective_score, cancellation } = doshas(born).mangal;
    expect({ effective_score, ...cancellation }).toMatchObject({
      effective_score: 23.25,
      cancellationScore: 0.25,
    });
    await open(sub, born);
    expect(panel().getByText('You are 23% manglik')).toBeVisible();
    expect(panel().getByText(/Before cancellations: 31%\./)).toBeVisible();
    expect(badge()).toHaveTextContent('No');
  });
});

describe('Mangal Dosh', () => {
  test('shows where Mars is [S1-195]', async () => {
    await open('mangal-dosh');
    const mars = within(panel().getByRole('article', { name: 'Mars' }));
    const places = doshas()
      .mangal.because.factors.filter(({ code }) => code === 'mars_in_house')
      .map(({ house, from }) => {
        const ordinal = { 2: 'second', 12: 'twelfth' }[house];
        return `the ${ordinal} house from ${from === 'venus' ? '' : 'the '}${from}`;
      });
    expect(places).toHaveLength(3);
    const sentence = new RegExp(`^Mars counts in ${formatList(places, 'en')}\\.$`, 'i');
    expect(mars.getByText(sentence)).toBeVisible();
    expect(mars.getByText(/Based on/).parentElement).toHaveTextContent(
      /Mars in Gemini; strength [A-Z][a-z]+; for Raman’s units, which use natural friendship only, in an enemy’s sign/,
    );
  });

  test.each([
    [0.25, '25', bornOn('1953-11-09', '17:30:00')],
    [0.5, '50', bornOn('1950-01-03', '01:30:00')],
    [0, '0', strong],
  ])('shows a cancellation of %f as %s percent [S1-196] [S1-223]', async (score, shown, born) => {
    expect(doshas(born).mangal.cancellation.cancellationScore).toBe(score);
    await open('mangal-dosh', born);
    expect(panel().getByText(`Cancellation score: ${shown}%`)).toBeVisible();
  });

  test('lists what cancels it, or says that nothing does [S1-197]', async () => {
    const { site } = await open('mangal-dosh');
    expect(items('What cancels it')).toEqual(doshas().mangal.cancellation.cancellationReason);
    site.unmount();
    freshBrowser();
    await open('mangal-dosh', strong);
    expect(
      section('What cancels it').getByText(
        'None of the cancelling conditions holds in this chart.',
      ),
    ).toBeVisible();
  });
});

describe('Manglik Dosh', () => {
  test('lists the contributing factors [S1-200]', async () => {
    await open('manglik-dosh');
    const factors = Object.values(doshas().manglik.factors);
    expect(factors.length).toBeGreaterThan(2);
    expect(items('Contributing factors')).toEqual(factors);
  });

  test('lists the aspects, and counts Mars from three places [S1-201]', async () => {
    await open('manglik-dosh');
    expect(items('Planetary aspects')).toEqual(doshas().manglik.aspects);
    const { rows } = readTable('Mars, counted from three places');
    expect(rows).toEqual([
      ['Lagna', '2', 'Yes', '45', '0.5', '5, 8, 9'],
      ['Moon', '12', 'Yes', '45', '0.3', '3, 6, 7'],
      ['Venus', '12', 'Yes', '45', '0.2', '3, 6, 7'],
    ]);
  });
});

describe('Kaal Sarp Dosh', () => {
  const absent = bornOn('1950-01-15', '01:30:00');

  test('shows No and the grahas if there are some on both sides [S1-202] [S1-203] [S1-204] [S1-219]', async () => {
    await open('kaal-sarp-dosh', absent);
    expect(badge()).toHaveTextContent('No');
    expect(panel().getByText('No Kaal Sarp Dosh detected in your chart')).toBeVisible();
    expect(panel().getByText(doshas(absent).kaalsarp.bot_response!)).toBeVisible();
    expect(
      panel().getByText(/Mars in house 12, outside the line, 4°39′17″ from Ketu/),
    ).toBeVisible();
  });

  test('shows Yes and the form if all are on one side [S1-202] [S1-204]', async () => {
    await open('kaal-sarp-dosh');
    expect(doshas().kaalsarp).toMatchObject({ is_dosha_present: true, type: 'Anant' });
    expect(badge()).toHaveTextContent('Yes');
    expect(
      panel().getByText('Kaal Sarp Dosh of the Anant form is present in your chart'),
    ).toBeVisible();
    expect(panel().getByText(doshas().kaalsarp.bot_response!)).toBeVisible();
    expect(panel().queryByText(/^No Kaal Sarp Dosh/)).not.toBeInTheDocument();
  });

  test('lists the remedies if there are any [S1-205]', async () => {
    await open('kaal-sarp-dosh');
    expect(items('Recommended remedies')).toEqual(doshas().kaalsarp.remedies);
  });

  test('says if there are no remedies [S1-206]', async () => {
    await open('kaal-sarp-dosh', absent);
    const remedies = section('Recommended remedies');
    expect(remedies.getByText('No specific remedies available.')).toBeVisible();
    expect(remedies.queryByRole('listitem')).not.toBeInTheDocument();
  });
});

describe('Pitra Dosh', () => {
  test('says that there is none, in terms of the chart [S1-207] [S1-220]', async () => {
    await open('pitra-dosh');
    expect(badge()).toHaveTextContent('No');
    expect(panel().getByText('No Pitra Dosh detected in your chart')).toBeVisible();
    expect(panel().getByText(doshas().pitra.bot_response!)).toBeVisible();
  });

  test('says that it is indicated, and why [S1-207] [S1-220]', async () => {
    const born = bornOn('1950-03-15', '01:30:00');
    const { pitra } = doshas(born);
    await open('pitra-dosh', born);
    expect(badge()).toHaveTextContent('Yes');
    expect(panel().getByText('Pitra Dosh is indicated in your chart')).toBeVisible();
    expect(panel().getByText(pitra.bot_response!)).toBeVisible();
    expect(items('Why')).toEqual(pitra.reasons);
    expect(panel().queryByText(/^No Pitra Dosh/)).not.toBeInTheDocument();
  });
});

describe('Papasamaya', () => {
  const born = bornOn('1957-07-21', '17:30:00');
  const cells = () =>
    Array.from(
      page().getByRole('table', { name: 'Papa of four grahas' }).querySelectorAll('tbody tr'),
    );

  test('has a bar for Rahu, Sun, Saturn and Mars, coloured and as wide as specified [S1-208] [S1-209] [S1-210] [S1-211] [S1-212] [S1-213] [S1-216] [S1-217] [S1-221]', async () => {
    await open('papasamaya', born);
    const seen = cells().map((row) => [
      row.querySelector('th')!.textContent,
      row.querySelector<HTMLElement>('[data-tone]')!.dataset.tone,
      row.querySelector<HTMLElement>('[data-part="meter-bar"]')!.style.inlineSize,
    ]);
    expect(seen).toEqual([
      ['Rahu', 'low', '17.1429%'],
      ['Sun', 'some', '27.5%'],
      ['Saturn', 'raised', '43.3929%'],
      ['Mars', 'high', '78.5714%'],
    ]);
    expect(panel().getByText(doshas(born).papasamaya.bot_response!)).toBeVisible();
  });

  test('shows the sum with two decimals, and its bar at half of it [S1-214] [S1-215]', async () => {
    await open('papasamaya', born);
    const foot = page().getByRole('table', { name: 'Papa of four grahas' }).querySelector('tfoot')!;
    expect(foot).toHaveTextContent('41.65');
    expect(foot.querySelector<HTMLElement>('[data-part="meter-bar"]')!.style.inlineSize).toBe(
      '20.8259%',
    );
  });
});
