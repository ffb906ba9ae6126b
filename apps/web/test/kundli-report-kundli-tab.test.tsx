import {
  ashtakvargaBodies,
  bodyKeys,
  kundliResponseSchema,
  validate,
  vargas,
} from '@jyoti/contract';
import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshBrowser, openWhole, page, panel, readTable } from './report-site.ts';
import { wholeKundli } from './whole-kundli.ts';

beforeEach(freshBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signs = ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo'].concat([
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
]);

test('the server’s response matches the contract', () => {
  const response = { data: wholeKundli() };
  expect(validate(kundliResponseSchema, response, 'en')).toEqual({ ok: true, value: response });
});

describe('Planet Details', () => {
  test('shows every field of a planet record [S1-108] [S1-109] [S1-110] [S1-107]', async () => {
    await openWhole('kundli', 'planet-details');
    const table = readTable('Ascendant and nine grahas');
    // What is not in view renders later.
    await page().findByRole('table', { name: 'Exact figures' });
    const figures = readTable('Exact figures');
    const planets = wholeKundli().planet_details!;
    expect(table.rows).toHaveLength(10);
    expect(figures.columns).toEqual([
      'Planet',
      'Short',
      'Longitude',
      'Sign no.',
      'Progress through the sign',
      'Nakshatra no.',
      'Degrees a day',
      'Horizon',
    ]);
    bodyKeys.forEach((key, index) => {
      const body = planets[key];
      const isGraha = key !== '0';
      const row = table.rows[index]!;
      expect(row[0]).toBe(body.full_name);
      expect(row[1]).toContain(body.zodiac);
      expect(row.slice(3, 7)).toEqual([
        String(body.house),
        `${body.nakshatra} ${body.nakshatra_pada}`,
        body.nakshatra_lord,
        body.zodiac_lord,
      ]);
      expect(row.slice(7, 9)).toEqual(isGraha ? [body.basic_avastha, body.lord_status] : ['', '']);
      expect(row[9]!.includes('Combust')).toBe(body.is_combust);
      // The mean nodes always move backwards, and have no mark of it.
      const isNode = body.name === 'Ra' || body.name === 'Ke';
      expect(row[9]!.includes('Retrograde')).toBe(body.retro && !isNode);
      for (const strength of ['Exalted', 'Own sign', 'Debilitated'] as const) {
        expect(row[9]!.includes(strength)).toBe(body.strength === strength);
      }
      const figure = figures.rows[index]!;
      expect(figure.slice(0, 2)).toEqual([body.full_name, body.name]);
      expect(figure[3]).toBe(String(body.rasi_no));
      expect(Number.parseFloat(figure[4]!)).toBeCloseTo(body.progress_in_percentage, 1);
      expect(figure[5]).toBe(String(body.nakshatra_no));
      expect(figure[6]).toBe(body.speed === null ? '' : body.speed.toFixed(3).replace('-', '−'));
      const horizon = body.is_planet_set ? 'below' : 'above';
      expect(figure[7]).toBe(isGraha ? horizon : '');
    });
    // The Sun at midnight of 15 August 1947: 117.989° sidereal.
    expect(figures.rows[1]![2]).toBe('117°59′20″');
  });

  test('Basic Details has the dashas at birth and now, and the favourable items of tradition [S1-111] [S1-112]', async () => {
    await openWhole('kundli', 'basic-details');
    const planets = wholeKundli().planet_details!;
    const value = (label: string) =>
      panel()
        .getAllByRole('term')
        .find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;
    expect(planets.birth_dasa).toMatch(/^Saturn>/);
    expect(value('Dasha at birth')).toMatch(/^Saturn – [A-Z][a-z]+ – [A-Z][a-z]+$/);
    expect(planets.current_dasa).toMatch(/^Mars>Ra/);
    expect(value('Dasha now')).toMatch(/^Mars – Rahu – [A-Z][a-z]+$/);
    expect(value('Gem')).toBe('Blue sapphire, the stone of Saturn · advised for this chart');
    expect(value('Numbers')).toBe('8');
    expect(value('Colours')).toBe('Blue, Black');
    expect(value('Letters')).toBe('H, D');
    expect(value('Name begins with')).toBe('Hu (हू), He (हे), Ho (हो), Da (डा)');
  });
});

test('every varga of the response has ten bodies, its code and its name, and is drawn from them [S1-116] [S1-117]', async () => {
  await openWhole('kundli', 'divisional-chart');
  const divisional = wholeKundli().divisional!;
  for (const varga of vargas) {
    const { chart, chart_name } = divisional[varga];
    expect(chart).toBe(varga);
    expect(chart_name).toMatch(/^[A-Z][a-z]+$/);
    expect(bodyKeys.map((key) => divisional[varga][key].full_name)).toEqual(
      'Ascendant Sun Moon Mars Mercury Jupiter Venus Saturn Rahu Ketu'.split(' '),
    );
    for (const key of bodyKeys) {
      const { zodiac, house, retro, local_degree } = divisional[varga][key];
      expect(zodiac).toMatch(/^[A-Z]/);
      expect(house).toBeGreaterThanOrEqual(1);
      expect(typeof retro).toBe('boolean');
      expect(local_degree).toBeGreaterThanOrEqual(0);
    }
    const name = `${varga} ${chart_name}`;
    expect(page().getByRole('option', { name })).toBeInTheDocument();
  }
});

describe('Ashtakvarga', () => {
  test('is eight bodies by twelve signs, each with its house, and totals [S1-094] [S1-106] [S1-118] [S1-119]', async () => {
    await openWhole('kundli', 'ashtakvarga');
    const { ashtakvarga } = wholeKundli();
    const { columns, rows } = readTable('Ashtakavarga (Varahamihira)');
    expect(columns).toHaveLength(14);
    // The lagna is Taurus: Aries is the twelfth house from it.
    expect(columns.slice(1, 13)).toEqual(
      signs.map((sign, index) => `${sign}, house ${((index + 11) % 12) + 1}`),
    );
    expect(rows.map(([body]) => body)).toEqual(
      'Sun Moon Mars Mercury Jupiter Venus Saturn Ascendant'.split(' '),
    );
    const points = rows.map((row) => row.slice(1, 13).map(Number));
    expect(points).toEqual(ashtakvarga!.ashtakvarga_points);
    for (const row of rows) {
      const sum = row.slice(1, 13).reduce((whole, cell) => whole + Number(cell), 0);
      expect(Number(row[13])).toBe(sum);
    }
    const foot = page()
      .getByRole('table', { name: /^Ashtakavarga/ })
      .querySelector('tfoot')!;
    const totals = within(foot)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent));
    expect(totals.slice(0, 12)).toEqual(ashtakvarga!.ashtakvarga_total);
    expect(totals[12]).toBe(337);
  });

  test('4 or more are marked strong, 1 or less weak, 2 and 3 neither, totals never [S1-095] [S1-096] [S1-097] [S1-105]', async () => {
    await openWhole('kundli', 'ashtakvarga');
    const table = page().getByRole('table', { name: /^Ashtakavarga/ });
    const cells = Array.from(table.querySelectorAll<HTMLElement>('tbody td[data-heat]'));
    expect(cells).toHaveLength(96);
    for (const cell of cells) {
      const points = Number(cell.textContent);
      const heat = points >= 4 ? 'strong' : points <= 1 ? 'weak' : 'plain';
      expect(cell.dataset.heat, `${points}`).toBe(heat);
    }
    expect(table.querySelectorAll('tfoot [data-heat]')).toHaveLength(0);
    expect(panel().getByText('4 or more, strong')).toBeVisible();
    expect(panel().getByText('1 or less, weak')).toBeVisible();
  });
});

test('Binnashtakvarga has a grid of 0 and 1 by giver for each body, with totals equal to its row in Ashtakvarga [S1-098] [S1-099] [S1-100] [S1-120]', async () => {
  await openWhole('kundli', 'binnashtakvarga');
  await page().findByRole('table', { name: 'Bindus of Ascendant' });
  const { ashtakvarga } = wholeKundli();
  ashtakvargaBodies.forEach((body, index) => {
    const table = page().getByRole('table', { name: `Bindus of ${body}` });
    const rows = Array.from(table.querySelectorAll('tbody tr'), (row) =>
      Array.from(row.querySelectorAll('td'), ({ textContent }) => Number(textContent)),
    );
    expect(rows).toHaveLength(8);
    const flags = rows.map((row) => row.slice(0, 12));
    expect(new Set(flags.flat())).toEqual(new Set([0, 1]));
    const foot = Array.from(table.querySelectorAll('tfoot td'), (cell) => Number(cell.textContent));
    const sums = foot.slice(0, 12).map((_total, sign) => {
      return flags.reduce((sum, row) => sum + row[sign]!, 0);
    });
    expect(foot.slice(0, 12)).toEqual(sums);
    expect(sums).toEqual(ashtakvarga!.ashtakvarga_points[index]);
  });
});

describe('Western Planet', () => {
  test('is a table of fifteen bodies in the tropical zodiac [S1-101] [S1-121] [S1-122] [S1-123]', async () => {
    await openWhole('kundli', 'western-planet');
    const { columns, rows } = readTable('Western planets');
    expect(columns).toEqual(['Planet', 'Sign', 'Degree', 'Longitude', 'House', 'Retrograde']);
    expect(rows.map(([name]) => name)).toEqual([
      'Ascendant',
      'Sun',
      'Mercury',
      'Venus',
      'Moon',
      'Mars',
      'Jupiter',
      'Saturn',
      'Uranus',
      'Neptune',
      'Pluto',
      'Chiron',
      'Sirius',
      'North node',
      'South node',
    ]);
    // Tropical longitudes at that midnight, from an ephemeris: Sun 141.11°, Moon 117.11°.
    expect(rows[1]).toEqual(['Sun', 'Leo', '21°07′', '141°06′39″', '4', 'No']);
    expect(rows[4]!.slice(0, 3)).toEqual(['Moon', 'Cancer', '27°06′']);
    const retrograde = new Map(rows.map((row) => [row[0], row[5]]));
    expect(retrograde.get('Ascendant')).toBe('N/A');
    expect(retrograde.get('Sirius')).toBe('N/A');
    expect(retrograde.get('North node')).toBe('N/A');
    expect(panel().getByText(/a Friday by the civil calendar/)).toBeVisible();
  });

  test.each([
    ['Sun sign', 'Leo', '[S1-102]'],
    ['Moon sign', 'Cancer', '[S1-103]'],
    ['Ascendant', 'Gemini', '[S1-104]'],
  ])('highlights %s: %s %s', async (label, sign) => {
    await openWhole('kundli', 'western-planet');
    const term = panel()
      .getAllByRole('term')
      .find(({ textContent }) => textContent === label);
    expect(term?.nextElementSibling).toHaveTextContent(sign);
    // And in the table.
    const { current } = readTable('Western planets');
    expect(current).toEqual(['Ascendant', 'Sun', 'Moon']);
  });
});
