import type { Doshas, Kundli, MangalDosha } from '@jyoti/contract';
import { formatList } from '@jyoti/language';
import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshBrowser, openWhole, page, panel, readTable } from './report-site.ts';
import { wholeKundli } from './whole-kundli.ts';

beforeEach(freshBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const doshas = () => wholeKundli().doshas!;
const open = (sub: string, change: Partial<Doshas> = {}) =>
  openWhole('doshas', sub, { doshas: { ...doshas(), ...change } } satisfies Partial<Kundli>);
const badge = () => panel().getByText(/^(Yes|No)$/, { selector: '[data-part="badge"] span' });
const section = (name: string) => within(panel().getByRole('region', { name }));
const items = (name: string) =>
  section(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The dosha of the chart with another result. */
const outcome = (change: Partial<MangalDosha>): Partial<Doshas> => ({
  mangal: { ...doshas().mangal, ...change },
  manglik: { ...doshas().manglik, ...change },
});
const strong = outcome({
  is_dosha_present: true,
  is_anshik: false,
  score: 64,
  effective_score: 64,
  percent: 64,
  cancellation: { cancellationScore: 0, cancellationReason: [] },
  bot_response: 'Mars stands in the seventh house.',
});

describe.each([
  ['mangal-dosh', '[S1-192] [S1-193] [S1-194]'],
  ['manglik-dosh', '[S1-198] [S1-199]'],
])('%s %s', (sub, ids) => {
  test(`shows Yes, the score and a sentence if the dosha is present ${ids}`, async () => {
    await open(sub, strong);
    expect(badge()).toHaveTextContent('Yes');
    expect(panel().getByText('You are 64% manglik')).toBeVisible();
    expect(panel().getByText('Mars stands in the seventh house.')).toBeVisible();
    expect(panel().queryByText(/bot/i)).not.toBeInTheDocument();
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
    const cancellation = { cancellationScore: 0.25, cancellationReason: ['Jupiter aspects Mars.'] };
    await open(sub, outcome({ score: 31, effective_score: 23.25, percent: 23, cancellation }));
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
    [0.25, '25'],
    [0.333, '33'],
    [0, '0'],
  ])(
    'shows a cancellation of %f as %s percent, rounded [S1-196] [S1-223]',
    async (score, shown) => {
      const cancellation = { cancellationScore: score, cancellationReason: [] };
      await open('mangal-dosh', outcome({ cancellation }));
      expect(panel().getByText(`Cancellation score: ${shown}%`)).toBeVisible();
    },
  );

  test('lists what cancels it, or says that nothing does [S1-197]', async () => {
    const { site } = await open('mangal-dosh');
    expect(items('What cancels it')).toEqual(doshas().mangal.cancellation.cancellationReason);
    site.unmount();
    freshBrowser();
    await open('mangal-dosh', strong);
    expect(
      section('Nothing cancels it').getByText(
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
  const absent: Partial<Doshas> = {
    kaalsarp: {
      ...doshas().kaalsarp,
      is_dosha_present: false,
      type: null,
      direction: null,
      outside: [{ graha: 'Moon', house: 8, node: 'Ketu', degrees_beyond: 34.5 }],
      remedies: [],
      bot_response: 'The grahas stand on both sides of the nodes.',
    },
  };

  test('shows No and the grahas if there are some on both sides [S1-202] [S1-203] [S1-204] [S1-219]', async () => {
    await open('kaal-sarp-dosh', absent);
    expect(badge()).toHaveTextContent('No');
    expect(panel().getByText('No Kaal Sarp Dosh detected in your chart')).toBeVisible();
    expect(panel().getByText('The grahas stand on both sides of the nodes.')).toBeVisible();
    expect(
      panel().getByText(/Moon in house 8, outside the line, 34°30′00″ from Ketu/),
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
    const pitra = {
      ...doshas().pitra,
      is_dosha_present: true,
      reasons: ['The Sun and Rahu share Taurus.'],
      bot_response: 'Tradition reads this as a debt of thanks.',
    };
    await open('pitra-dosh', { pitra });
    expect(badge()).toHaveTextContent('Yes');
    expect(panel().getByText('Pitra Dosh is indicated in your chart')).toBeVisible();
    expect(panel().getByText('Tradition reads this as a debt of thanks.')).toBeVisible();
    expect(items('Why')).toEqual(['The Sun and Rahu share Taurus.']);
    expect(panel().queryByText(/^No Pitra Dosh/)).not.toBeInTheDocument();
  });
});

describe('Papasamaya', () => {
  const papasamaya = {
    rahu_papa: 4.5,
    sun_papa: 7,
    saturn_papa: 12.25,
    mars_papa: 20.5,
    total: 44.25,
    points: { rahu: 1, sun: 0.5, saturn: 1.25, mars: 0, total: 2.75 },
    bot_response: 'Some weight lies on these houses.',
  };
  const cells = () =>
    Array.from(
      page().getByRole('table', { name: 'Papa of four grahas' }).querySelectorAll('tbody tr'),
    );

  test('has a bar for Rahu, Sun, Saturn and Mars, coloured and as wide as specified [S1-208] [S1-209] [S1-210] [S1-211] [S1-212] [S1-213] [S1-216] [S1-217] [S1-221]', async () => {
    await open('papasamaya', { papasamaya });
    const seen = cells().map((row) => [
      row.querySelector('th')!.textContent,
      row.querySelector<HTMLElement>('[data-band]')!.dataset.band,
      row.querySelector<HTMLElement>('[data-part="papa-bar"]')!.style.inlineSize,
    ]);
    expect(seen).toEqual([
      ['Rahu', 'low', '18%'],
      ['Sun', 'some', '28%'],
      ['Saturn', 'raised', '49%'],
      ['Mars', 'high', '82%'],
    ]);
    expect(panel().getByText('Some weight lies on these houses.')).toBeVisible();
  });

  test('shows the sum with two decimals, and its bar at half of it [S1-214] [S1-215]', async () => {
    await open('papasamaya', { papasamaya: { ...papasamaya, total: 44.2 } });
    const foot = page().getByRole('table', { name: 'Papa of four grahas' }).querySelector('tfoot')!;
    expect(foot).toHaveTextContent('44.20');
    expect(foot.querySelector<HTMLElement>('[data-part="papa-total-bar"]')!.style.inlineSize).toBe(
      '22.1%',
    );
  });
});
