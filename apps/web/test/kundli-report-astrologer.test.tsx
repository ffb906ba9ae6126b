import type { KundliDocumentInput } from '@jyoti/contract';
import {
  GRAHA_IDS,
  julianDayFromIso,
  type Ashtottari,
  type GrahaId,
  type Kalachakra,
  type KpChart,
  type KpSignificators,
  type RulingPlanets,
  type Varshaphal,
} from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import { terms } from '@jyoti/reports/format';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { now } from './kundli-fixture.ts';
import { renderSite } from './render-site.tsx';
import {
  DOCUMENT,
  freshBrowser,
  openReport,
  openWhole,
  page,
  panel,
  readTable,
  reportApi,
  reportPath,
  settled,
} from './report-site.ts';
import { wholeDocument, wholeFact, wholeKundli } from './whole-kundli.ts';

beforeEach(freshBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (sub: string) => openWhole('astrologer', sub);
const { graha } = terms.en;
const wholeYear = (year?: number) => wholeFact<Varshaphal>('year', { year });
/** The age at which the running year of life begins, and that year. */
const age = wholeYear().years;
const running = age + 1;
const chartAt = (years: number) => ({
  name: new RegExp(`^Year chart of Asha Verma, age ${years}\\.`),
});
const nowJdUt = julianDayFromIso(now);
const runsNow = ({ startJdUt, endJdUt }: { startJdUt: number; endJdUt: number }) =>
  startJdUt <= nowJdUt && nowJdUt < endJdUt;
interface Kp {
  chart: KpChart;
  significators: KpSignificators;
  ruling: RulingPlanets;
}
interface Dashas {
  ashtottari: Ashtottari;
  kalachakra: Kalachakra;
}

describe('KP', () => {
  test('has cusps and planets with their four lords', async () => {
    await open('kp');
    const { chart: kp } = wholeFact<Kp>('kp');
    const cusps = readTable('Twelve cusps with their lords');
    expect(cusps.rows.map(([house, , ...lords]) => [house, ...lords])).toEqual(
      kp.cusps.map((cusp) => [
        `House ${cusp.house}`,
        ...[cusp.sign, cusp.star, cusp.sub, cusp.subSub].map(graha),
      ]),
    );
    const planets = readTable('Nine planets with their lords');
    expect(planets.rows).toHaveLength(9);
    for (const [index, row] of planets.rows.entries()) {
      const planet = kp.planets[GRAHA_IDS[index]!];
      expect(row[0]).toContain(graha(planet.graha));
      expect([row[2], row[5]]).toEqual([String(planet.house), graha(planet.sub)]);
    }
    expect(panel().getByText(/of its own, here 23°/)).toBeVisible();
    expect(panel().getByText(/Houses run from cusp to cusp/)).toBeVisible();
  });

  test('has both tables of significators and the ruling planets', async () => {
    await open('kp');
    const { significators, ruling } = wholeFact<Kp>('kp');
    const listed = (items: readonly (GrahaId | number)[]) =>
      items.map((item) => (typeof item === 'number' ? item : graha(item))).join(', ') || '–';
    expect(readTable('Significators by house').rows).toEqual(
      significators.houses.map((row) => [
        `House ${row.house}`,
        listed(row.inStarOfOccupant),
        listed(row.occupants),
        listed(row.inStarOfOwner),
        listed(row.owners),
      ]),
    );
    expect(readTable('Houses by planet').rows).toEqual(
      Object.values(significators.grahas).map((row) => [
        graha(row.graha),
        listed(row.starOccupies),
        listed(row.occupies),
        listed(row.starOwns),
        listed(row.owns),
      ]),
    );
    const order = formatList(ruling.ruling.map(graha), 'en');
    expect(panel().getByText(`From the strongest: ${order}.`)).toBeVisible();
  });

  test('a term is explained where it is', async () => {
    await open('kp');
    await userEvent.click(panel().getByRole('button', { name: 'sub lord' }));
    expect(page().getByRole('heading', { name: 'KP' })).toBeVisible();
    expect(document.querySelector('[role="dialog"]')).toHaveTextContent(/divided among the nine/);
  });
});

describe('Year Chart', () => {
  const requests = (calls: readonly { path: string; body?: unknown }[]) =>
    calls
      .filter(({ path }) => path.endsWith('/reports/kundli'))
      .map(({ body }) => body as KundliDocumentInput)
      .filter(({ parts }) => parts.includes('year-chart'));
  const requestedYears = (calls: Parameters<typeof requests>[0]) =>
    requests(calls).map(({ year }) => year);

  test('is that of the running year, with its lord and what chose it', async () => {
    const { calls } = await open('year-chart');
    const year = wholeYear();
    expect(requestedYears(calls)).toEqual([undefined]);
    const steps = within(panel().getByRole('group', { name: 'Year of life' }));
    expect(steps.getByText(`${1947 + age}–${(1948 + age) % 100}, age ${age}`)).toBeVisible();
    expect(steps.queryByRole('button', { name: 'This year' })).not.toBeInTheDocument();
    expect(panel().getByRole('img', chartAt(age))).toBeInTheDocument();
    const candidates = readTable('Five candidates');
    expect(candidates.rows.map((row) => row[1])).toEqual(
      year.yearLord.officers.map(({ planet }) => graha(planet)),
    );
    const lord = graha(year.yearLord.planet);
    const chosen = year.yearLord.officers.filter(({ planet }) => graha(planet) === lord);
    expect(candidates.current).toHaveLength(chosen.length);
    expect(panel().getByText(new RegExp(`${lord} leads this year`))).toBeVisible();
  });

  test('is cast for the place that the URL names, and again for the place of birth', async () => {
    const place = { name: 'London', latitude: 51.5074, longitude: -0.1278 };
    const requestedPlaces = (calls: Parameters<typeof requests>[0]) =>
      requests(calls).map(({ place: requested }) => requested);
    const tabs = {
      tab: 'astrologer',
      sub: 'year-chart',
      year_place: 'London',
      year_lat: '51.5074',
      year_lng: '-0.1278',
    };
    const { calls } = await openReport(undefined, tabs);
    expect(requestedPlaces(calls)).toEqual([place]);
    expect(panel().getByText(/The chart is cast for London\./)).toBeVisible();
    await userEvent.click(
      panel().getByRole('button', { name: 'Change the place of the year chart' }),
    );
    await userEvent.click(panel().getByRole('button', { name: 'Use the place of birth' }));
    expect(await panel().findByText(/The chart is cast for the place of birth\./)).toBeVisible();
    expect(requestedPlaces(calls)).toEqual([place, undefined]);
  });

  test.each<Record<string, string>>([
    { year_place: 'Nowhere', year_lat: '95', year_lng: '10' },
    { year_place: 'London', year_lat: '51.5074' },
    { year_lat: 'north', year_lng: 'east' },
  ])(
    'with %j in the URL it says that the place does not exist, and keeps the rest',
    async (place) => {
      const { calls, site } = await openReport(undefined, {
        tab: 'astrologer',
        sub: 'year-chart',
        year: String(running),
        ...place,
      });
      expect(
        await panel().findByText(/^The place in this address does not exist, so the year is cast/),
      ).toBeVisible();
      expect(panel().getByText(/The chart is cast for the place of birth\./)).toBeVisible();
      const [request] = requests(calls);
      expect(request).toMatchObject({ year: running });
      expect(request).not.toHaveProperty('place');
      const url = new URLSearchParams(site.path().split('?')[1]);
      expect(url.get('year')).toBe(String(running));
      expect(panel().getByRole('img', chartAt(age))).toBeInTheDocument();
    },
  );

  test('has strengths, pairs with their degrees, yogas of houses and the periods of the year', async () => {
    await open('year-chart');
    const year = wholeYear();
    expect(readTable('Strength by five counts').rows.map((row) => row[6])).toEqual(
      Object.values(year.strengths).map(({ total }) => total.toFixed(1)),
    );
    const pairs = readTable('Pairs of planets with their degrees');
    expect(pairs.rows.map(([yoga, fast, slow]) => [yoga!.toLowerCase(), fast, slow])).toEqual(
      year.yogas.flatMap((one) =>
        one.yoga === 'ithasala' || one.yoga === 'ishrafa'
          ? [[one.yoga, graha(one.fast), graha(one.slow)]]
          : [],
      ),
    );
    const period = year.muddaDasha.find(runsNow)!;
    const parts = readTable(`Sub-dashas of ${graha(period.lord)}`);
    expect(parts.rows).toHaveLength(9);
    expect(parts.current[0]).toContain(graha(period.antardashas.find(runsNow)!.lord));
  });

  test('has the yogas of houses, each kind explained once, or says that there is none', async () => {
    const years = Array.from({ length: 120 }, (_, index) => ({
      year: index + 1,
      yogas: wholeYear(index + 1).yogas.flatMap((one) => ('house' in one ? [one] : [])),
    }));
    const some = years.find(({ yogas }) => yogas.length > 1)!;
    const none = years.find(({ yogas }) => yogas.length === 0)!;
    const openYear = (year: number) =>
      openReport(undefined, { tab: 'astrologer', sub: 'year-chart', year: String(year) });
    const { site } = await openYear(some.year);
    expect(readTable('Yogas by house').rows.map(([house]) => house)).toEqual(
      some.yogas.map(({ house }) => `House ${house}`),
    );
    const kinds = new Set(some.yogas.map(({ yoga }) => yoga));
    const card = panel().getByRole('heading', { name: 'What these yogas often mean' });
    expect(card.closest('[data-part="card"]')!.querySelectorAll('dt')).toHaveLength(kinds.size);
    site.unmount();
    await openYear(none.year);
    expect(panel().getByText('No yoga of a house this year.')).toBeVisible();
  });

  test('another year is chosen by the arrows, kept in the URL, and left by a button', async () => {
    const { calls, site } = await open('year-chart');
    const next = panel().getByRole('button', { name: 'Next year' });
    await userEvent.click(next);
    expect(await panel().findByRole('img', chartAt(age + 1))).toBeInTheDocument();
    expect(next).toHaveFocus();
    expect(new URLSearchParams(site.path().split('?')[1]).get('year')).toBe(String(running + 1));
    await settled();
    expect(readTable('Five candidates').rows.map((row) => row[1])).toEqual(
      wholeYear(running + 1).yearLord.officers.map(({ planet }) => graha(planet)),
    );
    await userEvent.click(panel().getByRole('button', { name: 'This year' }));
    expect(await panel().findByRole('img', chartAt(age))).toBeInTheDocument();
    expect(new URLSearchParams(site.path().split('?')[1]).get('year')).toBeNull();
    expect(requestedYears(calls)).toEqual([undefined, running + 1]);
  });

  test('any year is chosen from the list, and the first has none before it', async () => {
    await open('year-chart');
    await userEvent.selectOptions(panel().getByLabelText('Any year'), '1947–48, age 0');
    expect(await panel().findByRole('img', chartAt(0))).toBeInTheDocument();
    expect(panel().getByRole('button', { name: 'Previous year' })).toBeDisabled();
  });

  test('a URL names a year, and one that does not exist is the running one', async () => {
    const { calls } = reportApi();
    const tabs = { tab: 'astrologer', sub: 'year-chart' };
    await renderSite(reportPath({ ...tabs, year: '400' }));
    expect(await page().findByRole('img', chartAt(age))).toBeInTheDocument();
    expect(requestedYears(calls)).toEqual([undefined]);
  });

  test('a year that fails says so, keeps the stepper, and is requested again', async () => {
    let isBroken = false;
    reportApi(undefined, {
      [DOCUMENT]: ({ body }) =>
        isBroken
          ? { status: 500, body: { error: 'Something failed here.', code: 'internal' } }
          : { body: { data: wholeDocument(body as KundliDocumentInput) } },
    });
    await renderSite(reportPath({ tab: 'astrologer', sub: 'year-chart' }));
    await page().findByRole('img', chartAt(age));
    await settled();
    isBroken = true;
    const before = panel().getByRole('button', { name: 'Previous year' });
    await userEvent.click(before);
    const alert = await panel().findByRole('alert');
    expect(alert).toHaveTextContent('The chart of the year could not be loaded.');
    expect(before).toHaveFocus();
    expect(panel().queryByRole('img', { name: /^Year chart/ })).not.toBeInTheDocument();
    isBroken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await panel().findByRole('img', chartAt(age - 1))).toBeInTheDocument();
  });

  test('a first year that fails says so in its place', async () => {
    reportApi(undefined, {
      [DOCUMENT]: ({ body }) =>
        (body as KundliDocumentInput).opening
          ? { body: { data: wholeDocument(body as KundliDocumentInput) } }
          : { status: 500, body: { error: 'Something failed here.', code: 'internal' } },
    });
    await renderSite(reportPath({ tab: 'astrologer', sub: 'year-chart' }));
    expect(await page().findByRole('alert')).toHaveTextContent(/rest of the report is still here/);
  });
});

describe('More Dashas', () => {
  test('says whether ashtottari applies and by which condition, and what runs', async () => {
    await open('more-dashas');
    const { ashtottari } = wholeFact<Dashas>('dashas');
    expect(panel().getByText(/does not apply to this birth/)).toBeVisible();
    expect(panel().getByText(/Rahu is in house 11 from it, and in the ascendant/)).toBeVisible();
    expect(panel().getByText(/By night, dark half/)).toBeVisible();
    const dasha = ashtottari.mahadashas.find(runsNow)!;
    const parts = readTable(`Sub-dashas of ${graha(dasha.lord)}`);
    expect(parts.rows).toHaveLength(8);
    expect(parts.current).toHaveLength(1);
  });

  test('has the signs of kalachakra with the running one', async () => {
    await open('more-dashas');
    const dasha = wholeFact<Dashas>('dashas').kalachakra.mahadashas.find(runsNow)!;
    const sign = terms.en.sign(dasha.sign);
    expect(readTable('Dashas of the signs').current[0]).toContain(sign);
    const parts = readTable(`Sub-dashas of ${sign}`);
    expect(parts.rows).toHaveLength(9);
    expect(parts.current[0]).toContain(terms.en.sign(dasha.antardashas.find(runsNow)!.sign));
  });

  test('opens vimshottari from another start level by level', async () => {
    const { vimshottari } = wholeKundli().dashas!;
    const { calls } = reportApi(undefined, {
      'POST /api/kundli/vimshottari': {
        body: {
          data: {
            settings: wholeKundli().settings,
            notices: [],
            start_from: 'adhana',
            path: ['Venus'],
            level: 'antardasha',
            periods: vimshottari.mahadasha.map((period) => ({
              ...period,
              lord: period.planet.toLowerCase(),
            })),
          },
        },
      },
    });
    await renderSite(reportPath({ tab: 'astrologer', sub: 'more-dashas' }));
    const tree = within(
      await page().findByRole('tree', { name: /^From the 8th star.* of Asha Verma$/ }),
    );
    const [first, ...others] = tree.getAllByRole('treeitem');
    expect(others).toHaveLength(8);
    await userEvent.click(first!);
    await waitFor(() => {
      const opened = calls.filter(({ path }) => path.endsWith('/vimshottari'));
      expect(opened.map(({ body }) => body)).toMatchObject([
        { start_from: 'adhana', path: [expect.any(String)] },
      ]);
    });
    await waitFor(() => expect(tree.getAllByRole('treeitem').length).toBeGreaterThan(9));
  });
});
