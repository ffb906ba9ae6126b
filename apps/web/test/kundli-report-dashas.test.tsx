import { dashaLevels, type Birth, type KundliDocumentInput } from '@jyoti/contract';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayOf as dayIn, momentOf as momentIn } from '@jyoti/reports/format';
import { birth, now } from './kundli-fixture.ts';
import { renderSite } from './render-site.tsx';
import {
  DOCUMENT,
  freshBrowser,
  openWhole,
  page,
  panel,
  readTable,
  reportApi,
  reportPath,
  settled,
} from './report-site.ts';
import { wholeDocument, wholeKundli } from './whole-kundli.ts';

const dayOf = (instant: string, timezone: string) => dayIn(instant, timezone, 'en');
const momentOf = (instant: string, timezone: string) => momentIn(instant, timezone, 'en');

beforeEach(freshBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const zone = 'Asia/Kolkata';
const dashas = () => wholeKundli().dashas!;
const open = (sub: string, change: { born?: Birth } = {}) => openWhole('dashas', sub, change);
/** The 120 years of this birth are over. */
const outside = { born: { ...birth, date: '1880-08-15' } };
const tile = (label: string) =>
  Array.from(
    panel()
      .getAllByRole('term')
      .find(({ textContent }) => textContent === label)!
      .parentElement!.querySelectorAll('dd'),
    ({ textContent }) => textContent,
  );
/** Requests for the part Current Mahadasha Full. */
const documents = (calls: readonly { body: unknown }[]) =>
  calls.filter(({ body }) =>
    (body as Partial<KundliDocumentInput> | null)?.parts?.includes('current-mahadasha-full'),
  );
const ends = (periods: readonly { end: string }[]) => periods.map(({ end }) => dayOf(end, zone));

describe('Mahadasha', () => {
  test('has nine lords in order with their years, up to the end of the last [S1-183] [S1-184] [S1-188]', async () => {
    await open('mahadasha');
    expect(panel().getByText(/The first was already running at birth/)).toBeVisible();
    const { rows } = readTable('Nine mahadashas, 120 years');
    const lords = rows.map(([lord]) => lord!.replace('Running now', ''));
    const order = 'Ketu Venus Sun Moon Mars Rahu Jupiter Saturn Mercury'.split(' ');
    const begin = order.indexOf(lords[0]!);
    expect(lords).toEqual(order.map((_lord, index) => order[(begin + index) % 9]));
    // Of Ketu, Venus and so on, in the same order.
    const spans = [7, 20, 6, 10, 7, 18, 16, 19, 17];
    expect(rows.map((row) => row[3])).toEqual(
      lords.map((lord) => `${spans[order.indexOf(lord)]} years`),
    );
    expect(rows.at(-1)!.slice(1, 3)).toEqual(['10 Sep 2050', '10 Sep 2066']);
    expect(panel().queryByText(/2125/)).not.toBeInTheDocument();
    expect(panel().getByText(/the Moon in Pushya 1, whose lord is Saturn/)).toBeVisible();
  });

  test('expands any level on demand: two from the report, the rest from the API', async () => {
    const { current } = dashas().vimshottari;
    const api = reportApi(undefined, {
      'POST /api/kundli/vimshottari': (call) => {
        const { path } = call.body as { path: string[] };
        return {
          body: {
            data: {
              settings: wholeKundli().settings,
              notices: [],
              path,
              level: dashaLevels[path.length],
              periods: dashas().current_mahadasha_full![dashaLevels[path.length]!].map(
                ({ name, start, end }) => ({
                  planet: name,
                  lord: name.toLowerCase(),
                  start,
                  end,
                }),
              ),
            },
          },
        };
      },
    });
    await renderSite(reportPath({ tab: 'dashas', sub: 'mahadasha' }));
    const tree = within(
      await page().findByRole('tree', { name: 'Vimshottari dasha of Asha Verma' }),
    );
    const opened = async (lord: string, depth: number) => {
      const rows = await tree.findAllByRole('treeitem', { name: new RegExp(`^${lord}`) });
      await userEvent.click(rows.find((row) => row.ariaExpanded === 'false')!);
      return depth;
    };
    await opened(current!.mahadasha.name, 1);
    expect(api.calls.filter(({ path }) => path.endsWith('/vimshottari'))).toHaveLength(0);
    await opened(current!.antardasha.name, 2);
    await waitFor(() => {
      const requests = api.calls.filter(({ path }) => path.endsWith('/vimshottari'));
      expect(requests.map(({ body }) => (body as { path: string[] }).path)).toEqual([
        [current!.mahadasha.name, current!.antardasha.name],
      ]);
    });
  });
});

describe('Mahadasha Prediction', () => {
  test('has for each period of a lifetime a prediction and its influence, with the facts and the age; later ones collapse to their dates [S1-137] [S1-138] [S1-139] [S1-140]', async () => {
    await open('mahadasha-prediction');
    const { predictions, mahadasha } = dashas().vimshottari;
    expect(predictions!.map(({ dasha }) => dasha)).toEqual(mahadasha.map(({ planet }) => planet));
    const read = predictions!.filter(({ start_age: age }) => age! < 90);
    const late = predictions!.slice(read.length);
    expect(late.map(({ dasha }) => dasha)).toEqual(['Jupiter']);
    const cards = panel().getAllByRole('article');
    expect(cards).toHaveLength(read.length);
    read.forEach((period, index) => {
      const card = cards[index]!;
      expect(card).toHaveAccessibleName(`${period.dasha} mahadasha`);
      expect(card).toHaveTextContent(
        `${period.dasha_start_year} to ${period.dasha_end_year}, age ${period.start_age} to ${period.end_age}`,
      );
      expect(period.prediction!.length).toBeGreaterThan(40);
      expect(period.planet_in_zodiac!.length).toBeGreaterThan(40);
      expect(card).toHaveTextContent(`Prediction${period.prediction}`);
      expect(card).toHaveTextContent(`Planetary influence${period.planet_in_zodiac}`);
      expect(card).toHaveTextContent(
        `Based on: ${period.dasha} in ${period.zodiac}, house ${period.house}`,
      );
    });
    await userEvent.click(
      panel().getByRole('button', { name: 'Periods that begin after the age of 90' }),
    );
    expect(panel().getByText('Jupiter mahadasha')).toBeVisible();
    expect(panel().getByText('2050 to 2066')).toBeVisible();
    const running = cards.filter((card) => card.textContent.includes('Running now'));
    expect(running.map((card) => card.textContent.slice(0, 4))).toEqual(['Mars']);
  });
});

describe('Antardasha', () => {
  test('has a reading for each antardasha of the running mahadasha, with its dates and what it is based on', async () => {
    await open('antardasha');
    const { antardasha_predictions: parts } = dashas().vimshottari;
    expect(parts).toHaveLength(9);
    const cards = panel().getAllByRole('article');
    expect(cards.map((card) => card.textContent.includes('Running now'))).toEqual(
      parts!.map(({ antardasha }) => antardasha === 'Rahu'),
    );
    parts!.forEach((part, index) => {
      expect(cards[index]).toHaveAccessibleName(`Mars/${part.antardasha}`);
      expect(cards[index]).toHaveTextContent(part.prediction!);
    });
    expect(cards[1]).toHaveTextContent('6 Feb 2026 to 24 Feb 2027');
    expect(cards[1]).toHaveTextContent('Based on: Rahu in sign 12 from Mars');
  });

  test('names the running mahadasha and antardasha with their dates [S1-141] [S1-142]', async () => {
    await open('antardasha');
    expect(tile('Current Mahadasha')).toEqual(['Mars', '10 Sep 2025 to 10 Sep 2032']);
    expect(tile('Current Antardasha')).toEqual(['Rahu', '6 Feb 2026 to 24 Feb 2027']);
  });

  test('computes Deeper Levels: they are within the antardasha and contain now [S1-143] [S1-144] [S1-145] [S1-186] [S1-187]', async () => {
    await open('antardasha');
    const deeper = within(panel().getByRole('region', { name: 'Deeper Levels' }));
    expect(deeper.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Paryantardasha',
      'Shookshamadasha',
    ]);
    const { antardasha, paryantardasha, Shookshamadasha } = dashas().vimshottari.current!;
    const times = ({ start, end }: { start: string; end: string }) => [
      Date.parse(start),
      Date.parse(end),
    ];
    for (const [inner, outer] of [
      [paryantardasha, antardasha],
      [Shookshamadasha, paryantardasha],
    ] as const) {
      expect(times(inner)[0]).toBeGreaterThanOrEqual(times(outer)[0]!);
      expect(times(inner)[1]).toBeLessThanOrEqual(times(outer)[1]!);
      expect(times(inner)[0]).toBeLessThanOrEqual(Date.parse(now));
      expect(times(inner)[1]).toBeGreaterThan(Date.parse(now));
    }
    // Proportional to the years of its lord, not a round number of days.
    const years = { Saturn: 19 };
    const share = (years.Saturn / 120) * (times(antardasha)[1]! - times(antardasha)[0]!);
    expect(paryantardasha.name).toBe('Saturn');
    expect(times(paryantardasha)[1]! - times(paryantardasha)[0]!).toBeCloseTo(share, -4);
    expect(tile('Paryantardasha')[0]).toBe('Saturn');
    expect(tile('Shookshamadasha')).toEqual([
      Shookshamadasha.name,
      `${momentOf(Shookshamadasha.start, zone)} to ${momentOf(Shookshamadasha.end, zone)}`,
    ]);
  });

  test('is a table of all eighty-one with their dates, the running one marked [S1-146] [S1-149] [S1-150]', async () => {
    await open('antardasha');
    await page().findByRole('table', { name: 'All antardasha periods' });
    const { columns, rows, current } = readTable('All antardasha periods');
    expect(columns).toEqual(['Mahadasha/Antardasha', 'Starts', 'Ends']);
    expect(rows).toHaveLength(81);
    const { antardashas, antardasha_order } = dashas().antardasha!;
    expect(rows.map(([name]) => name!.replace('Running now', ''))).toEqual(antardashas.flat());
    expect(rows.map((row) => row[1])).toEqual(
      antardasha_order.flat().map((start) => dayOf(start, zone)),
    );
    expect(current).toEqual(['Mars/RahuRunning now']);
  });

  test('says if none is running, and still has the table [S1-147] [S1-148]', async () => {
    await open('antardasha', outside);
    expect(panel().getByText('No current antardasha period found.')).toBeVisible();
    expect(panel().queryByRole('region', { name: 'Deeper Levels' })).not.toBeInTheDocument();
    await page().findByRole('table', { name: 'All antardasha periods' });
    expect(readTable('All antardasha periods').rows).toHaveLength(81);
  });
});

describe('Char dasha', () => {
  test('Current: main dasha with lord, start of its sub-dashas, twelve of them with their ends [S1-151] [S1-152] [S1-153] [S1-179]', async () => {
    await open('char-dasha-current');
    const current = dashas().char_dasha_current!;
    expect(tile('Main dasha')).toEqual(['Aquarius (Kumbha)']);
    expect(tile('Lord')).toEqual([current.main_dasha_lord]);
    expect(tile('Sub-dasha start date')).toEqual([dayOf(current.sub_dasha_start_date, zone)]);
    const table = readTable('Sub-dashas of Aquarius (Kumbha)');
    expect(table.rows.map(([name]) => /^(\w+) \(/.exec(name!)![1])).toEqual(current.sub_dasha_list);
    expect(table.rows.map((row) => row[2])).toEqual(
      current.sub_dasha_end_dates.map((end) => dayOf(end, zone)),
    );
    expect(table.current).toHaveLength(1);
  });

  test('Main: start date, and the dashas with their ends [S1-154] [S1-155] [S1-175] [S1-180]', async () => {
    await open('char-dasha-main');
    const main = dashas().char_dasha_main!;
    expect(panel().getByText(`Start date: ${dayOf(main.start_date, zone)}.`)).toBeVisible();
    const { columns, rows, current } = readTable('Dashas of the signs');
    expect(columns).toEqual(['Main dasha', 'Lord', 'Starts', 'Ends', 'Length']);
    expect(rows.map(([name]) => /^(\w+) \(/.exec(name!)![1])).toEqual(main.dasha_list);
    expect(rows.map((row) => row[1])).toEqual(main.dasha_lord_list);
    expect(rows.map((row) => row[3])).toEqual(main.dasha_end_dates.map((end) => dayOf(end, zone)));
    expect(current).toEqual(['Aquarius (Kumbha)Running now']);
  });

  test('Sub: the first 20 collapsed, the full count, the rest on request [S1-156] [S1-158] [S1-189] [S1-191]', async () => {
    await open('char-dasha-sub');
    const { dashas: all } = dashas().char!;
    expect(all).toHaveLength(24);
    const headings = () => panel().getAllByRole('heading', { level: 3 });
    await waitFor(() => expect(headings()).toHaveLength(20));
    expect(panel().getByText('Showing first 20 dashas out of 24')).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(headings()).toHaveLength(24));
    expect(panel().getByText('Showing first 24 dashas out of 24')).toBeVisible();
    expect(panel().queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test('Sub: an entry shows main dasha, lord and start, and expands to its sub-dashas [S1-157]', async () => {
    await open('char-dasha-sub');
    const [first] = dashas().char!.dashas;
    const heading = panel().getAllByRole('heading', { level: 3 })[0]!;
    expect(heading).toHaveTextContent(
      `Taurus (Vrishabha) · lord ${first!.lord} · from 15 Aug 1947`,
    );
    await userEvent.click(within(heading).getByRole('button'));
    await settled();
    const { columns, rows } = readTable(`Sub-dashas of Taurus (Vrishabha)`);
    expect(columns).toEqual(['Sub-dasha', 'Starts', 'Ends']);
    expect(rows).toHaveLength(12);
    expect(rows.map((row) => row[2])).toEqual(ends(first!.sub_dashas));
  });
});

describe('Current Mahadasha', () => {
  test.each([
    ['Mahadasha', 'mahadasha', '[S1-159]'],
    ['Antardasha', 'antardasha', '[S1-160]'],
    ['Paryantardasha', 'paryantardasha', '[S1-161]'],
    ['Shookshamadasha', 'Shookshamadasha', '[S1-162]'],
    ['Pranadasha', 'Pranadasha', '[S1-163]'],
  ] as const)(
    'has a card %s with planet, start and end %s%s [S1-178]',
    async (title, level, _id) => {
      await open('current-mahadasha');
      const card = within(panel().getByRole('region', { name: title }));
      const { name, start, end } = dashas().current_mahadasha![level];
      expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        name,
        momentOf(start, zone),
        momentOf(end, zone),
      ]);
    },
  );

  test.each(['antardasha', 'current-mahadasha', 'current-mahadasha-full'])(
    '%s names the time zone of its times',
    async (sub) => {
      await open(sub);
      expect(
        panel().getByText(`Times are by the clock of the birth place (${zone}).`),
      ).toBeVisible();
    },
  );

  test('says that now is outside the 120 years', async () => {
    await open('current-mahadasha', outside);
    expect(panel().getByText('Today is outside the 120 years of this dasha.')).toBeVisible();
  });
});

describe('Current Mahadasha Full', () => {
  const levels = ['Mahadasha', 'Antardasha', 'Pratyantardasha', 'Sookshma', 'Pranadasha'] as const;

  test('is a hierarchy of four levels with names and ranges [S1-165] [S1-166] [S1-181]', async () => {
    await open('current-mahadasha-full');
    const { order_of_dashas: order } = dashas().current_mahadasha_full!;
    expect(tile('Mahadasha')).toEqual(['Mars', '10 Sep 2025 to 10 Sep 2032']);
    expect(tile('Antardasha')).toEqual(['Rahu', '6 Feb 2026 to 24 Feb 2027']);
    expect(tile('Pratyantardasha')[0]).toBe(order.sub_minor.name);
    expect(tile('Sookshma')).toEqual([
      order.sub_sub_minor.name,
      `${momentOf(order.sub_sub_minor.start, zone)} to ${momentOf(order.sub_sub_minor.end, zone)}`,
    ]);
  });

  test('has a scrolling list at every level, including Pranadasha, with the period that contains now marked [S1-167] [S1-168] [S1-169] [S1-182]', async () => {
    await open('current-mahadasha-full');
    const full = dashas().current_mahadasha_full!;
    levels.forEach((level, index) => {
      const list = panel().getByRole('region', { name: `${level} periods` });
      expect(list).toHaveAttribute('tabindex', '0');
      const { rows, current } = readTable(`${level} periods`);
      const periods = full[dashaLevels[index]!];
      expect(rows.map(([name]) => name!.replace('Running now', ''))).toEqual(
        periods.map(({ name }) => name),
      );
      const running = periods.filter(({ start, end }) => start <= now && now < end);
      expect(running).toHaveLength(1);
      expect(current).toEqual([`${running[0]!.name}Running now`]);
    });
  });

  test('shows that it is loading until there is an order of dashas, and offers a retry [S1-164]', async () => {
    const failure = { status: 500, body: { error: 'Something failed here.', code: 'internal' } };
    let fails = true;
    let release: (() => void) | undefined;
    reportApi(undefined, {
      [DOCUMENT]: async ({ body }) => {
        if ((body as KundliDocumentInput).opening)
          return { body: { data: wholeDocument(body as KundliDocumentInput) } };
        if (fails) return failure;
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return { body: { data: wholeDocument(body as KundliDocumentInput) } };
      },
    });
    await renderSite(reportPath({ tab: 'dashas' }));
    await userEvent.click(await page().findByRole('tab', { name: 'Current Mahadasha Full' }));
    const alert = await page().findByRole('alert');
    expect(alert).toHaveTextContent(
      /Current Mahadasha Full could not be loaded\..*Something failed here\./,
    );
    fails = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await page().findByText('Loading dasha data...')).toBeInTheDocument();
    await waitFor(() => expect(release).toBeDefined());
    release!();
    expect(await page().findByText('Your current periods')).toBeVisible();
    expect(page().queryByText('Loading dasha data...')).not.toBeInTheDocument();
  });

  test('a report that was open for long requests the current periods when the tab is opened', async () => {
    const api = reportApi();
    await renderSite(reportPath({ tab: 'dashas' }));
    await userEvent.click(await page().findByRole('tab', { name: 'Current Mahadasha Full' }));
    await page().findByText('Your current periods');
    await userEvent.click(page().getByRole('tab', { name: 'Mahadasha' }));
    await settled();
    const { end } = dashas().current_mahadasha!.Pranadasha;
    vi.setSystemTime(new Date(Date.parse(end) + 1000));
    await userEvent.click(page().getByRole('tab', { name: 'Current Mahadasha Full' }));
    await page().findByText('Your current periods');
    await waitFor(() => expect(documents(api.calls)).toHaveLength(2));
  });
});

describe('Yogini dasha', () => {
  test('Main: dasha, lord and end of all, with the full count [S1-170] [S1-171] [S1-172] [S1-176] [S1-177] [S1-190]', async () => {
    await open('yogini-dasha-main');
    const main = dashas().yogini_dasha_main!;
    const { columns, rows, current } = readTable('Yogini dashas');
    expect(columns).toEqual(['Dasha', 'Lord', 'Ends']);
    expect(rows).toHaveLength(24);
    expect(rows.map(([name]) => name!.replace('Running now', ''))).toEqual(main.dasha_list);
    expect(rows.map((row) => row[1])).toEqual(main.dasha_lord_list);
    expect(rows.map((row) => row[2])).toEqual(main.dasha_end_dates.map((end) => dayOf(end, zone)));
    expect(current).toHaveLength(1);
    expect(panel().getByText('Showing first 24 dashas out of 24')).toBeVisible();
  });

  test('Sub: all collapsed, each expands to its eight parts, with the full count [S1-173] [S1-174] [S1-191]', async () => {
    await open('yogini-dasha-sub');
    const all = dashas().yogini!.dashas;
    await waitFor(() => expect(panel().getAllByRole('heading', { level: 3 })).toHaveLength(24));
    const headings = panel().getAllByRole('heading', { level: 3 });
    expect(panel().getByText('Showing first 24 dashas out of 24')).toBeVisible();
    await userEvent.click(within(headings[0]!).getByRole('button'));
    await settled();
    const tables = panel().getAllByRole('table', { name: `Sub-dashas of ${all[0]!.dasha}` });
    const rows = Array.from(tables[0]!.querySelectorAll('tbody tr'));
    expect(rows).toHaveLength(8);
    expect(rows[7]).toHaveTextContent(dayOf(all[0]!.sub_dashas[7]!.end, zone));
  });
});
