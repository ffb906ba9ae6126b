// @vitest-environment node
import { createPdf, type PdfDocument, type PdfTable } from '@jyoti/pdf';
import {
  bodyKeys,
  grahas,
  kundliParts,
  kundliRequestSchema,
  settingsFromSearch,
  validate,
  vargas,
} from '@jyoti/contract';
import { reportTabs } from '@jyoti/reports';
import { tabsMessages } from '@jyoti/reports/messages/tabs';
import { kundliChartStyles } from '@jyoti/ui/kundli-chart';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { KundliService } from '../../api/src/calculations/kundli/kundli-service.ts';
import { daySheet } from '../src/features/kundli/kundli-report/unknown-time/pdf/day-sheet.ts';
import { reportDocument } from '../src/features/kundli/kundli-report/pdf/report-document.ts';
import { withoutTerms } from '../src/features/documents/pdf/without-terms.ts';
import { keysOf } from '../src/features/kundli/kundli-report/report-tabs.ts';
import { siteFonts } from '../src/features/documents/pdf/site-fonts.ts';
import { faceOfDisk } from './face-of-disk.ts';
import { birth, now } from './kundli-fixture.ts';
import type { PdfSetting } from '../src/features/documents/pdf/pdf-button.tsx';
import { linksOfPdf, marksOfPdf, textOfPdf } from '../../../packages/pdf/test/read-pdf.ts';
import { wholeKundli, wholeReport } from './whole-kundli.ts';

const setting: PdfSetting = { author: 'Jyoti', language: 'en', contents: 'Contents', missing: '' };
const name = 'आशा कुलकर्णी';
const whole = wholeReport();
const kundli = { ...whole, birth: { ...whole.birth, name } };
const opening = kundli.opening!;
const published = wholeKundli();

const documentIn = (chartStyle: (typeof kundliChartStyles)[number]) =>
  reportDocument(
    {
      kundli,
      opening,
      settings: settingsFromSearch(new URLSearchParams()),
      chartStyle,
      now,
    },
    setting,
  );

/** Blocks of a part, by its title. */
const blocksOf = (document: PdfDocument, title: string) =>
  document.parts.find((part) => part.title === title && part.level === 2)?.blocks ?? [];
const tablesOf = (document: PdfDocument, title: string) =>
  blocksOf(document, title).flatMap((block): readonly PdfTable[] => {
    if (block.type === 'tables') return block.tables;
    return block.type === 'table' ? [block] : [];
  });
const chartsOf = (document: PdfDocument) =>
  [...document.opening, ...blocksOf(document, 'Divisional Chart')].flatMap((block) =>
    block.type === 'charts' ? block.charts : [],
  );

describe('the document of a report', () => {
  const document = documentIn('north');
  let bytes: Uint8Array;
  let pages: string[];
  beforeAll(async () => {
    ({ bytes } = await createPdf(document, { fonts: siteFonts(faceOfDisk) }));
    pages = await textOfPdf(bytes);
  });

  test('has the person, the birth, the place, the time zone and the settings on its first page', () => {
    const [first = ''] = pages;
    for (const phrase of [
      `Kundli of ${name}`,
      '15 August 1947',
      '12:00 am',
      'New Delhi, Delhi, India',
      '28.6139° N, 77.2090° E',
      'Asia/Kolkata',
      'UTC+05:30',
      'Lahiri 23°07′',
      '365.25 days, Julian',
      'Varahamihira',
      'Lagna (ascendant)\nTaurus (Vrishabha) · 7°44′',
      'Rashi (Moon sign)\nCancer (Karka) · 3°59′',
      'Birth chart (D1)',
      'D9 Navamsa',
    ]) {
      expect(first).toContain(phrase);
    }
  });

  test('has every sub-tab in the order of the page, none of them empty [S1-073] [S1-074] [S1-075] [S1-076] [S1-077]', async () => {
    const tabs = reportTabs.map(({ key, subTabs }) => ({
      title: tabsMessages.en[key],
      kids: subTabs.map((sub) => tabsMessages.en[sub.key]),
    }));
    expect(await marksOfPdf(bytes)).toEqual(tabs);
    for (const { kids } of tabs) {
      for (const title of kids) expect(blocksOf(document, title).length, title).toBeGreaterThan(1);
    }
    const [, links] = await linksOfPdf(bytes);
    expect(links).toBe(tabs.length + tabs.flatMap(({ kids }) => kids).length);
  });

  test('a whole report, without the parts for astrologers, has at most 45 pages', () => {
    const [, begins = ''] = /\nMore for astrologers\n(\d+)\n/.exec(pages[1]!) ?? [];
    expect(Number(begins)).toBeGreaterThan(2);
    expect(Number(begins) - 1).toBeLessThanOrEqual(45);
  });

  test('has every row that the page collapses or loads later', () => {
    const rows = (title: string) => tablesOf(document, title).map((table) => table.rows.length);
    expect(rows('Planet Details')).toEqual([10, 10]);
    expect(rows('Ashtakvarga')).toEqual([published.ashtakvarga!.ashtakvarga_order.length + 1]);
    expect(rows('Binnashtakvarga')).toEqual(Array.from({ length: 8 }, () => 9));
    expect(rows('Western Planet')).toEqual([15]);
    expect(rows('Mahadasha')).toEqual([9]);
    // In two columns, nine rows for each mahadasha.
    expect(rows('Antardasha')).toEqual([81]);
    expect(rows('Char Dasha Main')).toEqual([24]);
    // Of periods beyond a lifetime, those that begin up to the age of 90.
    const inLife = (periods: readonly { start: string }[]) =>
      periods.filter(({ start }) => start <= '2037-08-15').length;
    const { char, yogini } = published.dashas!;
    expect(inLife(char!.dashas)).toBeLessThan(24);
    expect(rows('Char Dasha Sub')).toEqual(Array.from({ length: inLife(char!.dashas) }, () => 12));
    expect(rows('Current Mahadasha')).toEqual([5]);
    expect(rows('Current Mahadasha Full')).toEqual([9, 9, 9, 9, 9]);
    expect(rows('Yogini Dasha Main')).toEqual([24]);
    expect(rows('Yogini Dasha Sub')).toEqual(
      Array.from({ length: inLife(yogini!.dashas) }, () => 8),
    );
    expect(
      pages.join('\n').match(/Periods that begin after the age of 90 are left out/g),
    ).toHaveLength(2);
  });

  test('prints every reading in full, with the facts it is based on', () => {
    const phrase = pages.join(' ').replace(/\s+/g, ' ');
    // A page footer may split a text, so the test looks for the first words of each.
    const begins = (text: string | undefined) => text!.split(' ').slice(0, 6).join(' ');
    for (const house of published.reports!.house_lords) {
      expect(phrase).toContain(begins(house.personalised_prediction));
    }
    for (const graha of grahas) {
      const report = published.reports!.planets[graha];
      expect(phrase).toContain(`${graha} in your chart`);
      expect(phrase).toContain(begins(report.planet_zodiac_prediction));
      expect(phrase).toContain(
        `Based on: ${graha} in ${report.planet_zodiac}, ${report.planet_strength}`,
      );
    }
    const { predictions = [], antardasha_predictions: parts = [] } = published.dashas!.vimshottari;
    for (const { prediction } of [...predictions, ...parts]) {
      if (prediction !== undefined) expect(phrase).toContain(begins(prediction));
    }
    expect(phrase).toContain('Periods that begin after the age of 90');
    expect(phrase).toContain('Based on: Rahu in house');
    expect(phrase).not.toMatch(/\[[a-z]+\|/i);
  });

  test('marks the running periods with a word', () => {
    const [table] = tablesOf(document, 'Mahadasha');
    expect(table?.marked).toHaveLength(1);
    expect(table?.rows[table.marked![0]!]![0]).toMatch(/\(Running now\)$/);
  });

  test('draws the opening charts and all sixteen vargas with the geometry of the page, in the chosen style', async () => {
    for (const style of kundliChartStyles) {
      const { parts, ...rest } = documentIn(style);
      const more = parts.findIndex(({ title }) => title === 'More for astrologers');
      const charts = chartsOf({ ...rest, parts: parts.slice(0, more) });
      expect(charts).toHaveLength(2 + vargas.length);
      expect(charts.at(-1)?.title).toBe('D60 Shashtiamsa');
      for (const chart of charts) {
        expect(chart.houses).toHaveLength(12);
        expect(chart.houses.flatMap(({ labels }) => labels)).toHaveLength(bodyKeys.length);
        expect(chart.alternative).toContain('House 12,');
        expect(chart.middle === null).toBe(style === 'north');
      }
    }
    const [north, south] = [documentIn('north'), documentIn('south')].map(
      (one) => chartsOf(one)[0],
    );
    // In the North Indian style the lagna is at the top centre; in the South Indian style in the
    // square of its sign, Vrishabha.
    expect(north?.houses[0]?.outline[0]).toEqual([200, 0]);
    expect(south?.houses[0]?.outline[0]).toEqual([200, 0]);
    expect(north?.houses[1]?.outline).not.toEqual(south?.houses[1]?.outline);
    expect(pages[0]).toContain('\nRa\n5');
  });

  test('is tagged, with language and title, and small enough to send', async () => {
    const file = await PDFDocument.load(bytes);
    expect(file.getTitle()).toBe(`Jyoti: Kundli of ${name}`);
    const catalogue = String(file.catalog);
    expect(catalogue).toContain('/StructTreeRoot');
    expect(catalogue).toMatch(/\/Lang <FEFF0065006e>/i);
    expect(bytes.length).toBeLessThan(1_500_000);
  });
});

describe('a selection of parts', () => {
  const documentOf = (...parts: string[]) =>
    reportDocument(
      {
        kundli,
        opening,
        settings: settingsFromSearch(new URLSearchParams()),
        chartStyle: 'north',
        now,
      },
      setting,
      new Set(parts),
    );

  test('has those parts only; the first page has the person, the chart, the facts and the periods, without a table of contents', async () => {
    const document = documentOf('planet-details', 'mahadasha');
    expect(document.contents).toBeUndefined();
    expect(document.parts.map(({ title }) => title)).toEqual([
      'Kundli',
      'Planet Details',
      'Dashas',
      'Mahadasha',
    ]);
    const { bytes } = await createPdf(document, { fonts: siteFonts(faceOfDisk) });
    const [first = '', ...rest] = await textOfPdf(bytes);
    expect(first).toContain('Nine periods of a life');
    expect(first).toContain('Calculation settings');
    expect(first).not.toContain('Planet Details');
    expect(rest.length).toBeLessThan(3);
  });

  test('that is empty is the first page only', async () => {
    const { bytes } = await createPdf(documentOf(), { fonts: siteFonts(faceOfDisk) });
    expect(await textOfPdf(bytes)).toHaveLength(1);
  });
});

test('the first page names the choices on which schools differ, if there are any', () => {
  const factsWith = (search: string) =>
    reportDocument(
      {
        kundli,
        opening,
        settings: settingsFromSearch(new URLSearchParams(search)),
        chartStyle: 'north',
        now,
      },
      setting,
      new Set(),
    ).opening.flatMap((block) => JSON.stringify(block));
  const chosen = factsWith('upapada=by_lagna&orb=5').join('\n');
  expect(chosen).toContain('of the 2nd if an even sign rises');
  expect(chosen).toContain('Orb of transits');
  expect(chosen).not.toContain('Benefic Moon');
  expect(factsWith('').join('\n')).not.toContain('Upapada');
});

test('requests all that is not requested with a date or a year', () => {
  const own = ['transits', 'year-chart'];
  expect(keysOf().toSorted()).toEqual(
    ['opening', ...kundliParts.filter((key) => !own.includes(key))].toSorted(),
  );
});

test.each([
  ['[lagna|Ascendant]', 'Ascendant'],
  ['The [charDasha|char dashas] of a [lord].', 'The char dashas of a lord.'],
  ['Plain.', 'Plain.'],
])('prints %j as %j', (sentence, plain) => {
  expect(withoutTerms(sentence)).toBe(plain);
});

test('the document of a birth without a time has what is valid all day, and says what is left out', async () => {
  const timeless = { ...birth, name, time: '', time_unknown: true };
  const checked = validate(kundliRequestSchema, { birth: timeless }, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  const service = new KundliService(
    () => 'Asia/Kolkata',
    () => new Date(now),
  );
  const report = service.birthDay(checked.value, 'en');
  const settings = settingsFromSearch(new URLSearchParams());
  const document = daySheet({ report, settings, chartStyle: 'south', now }, setting);
  const { bytes } = await createPdf(document, { fonts: siteFonts(faceOfDisk) });
  const text = (await textOfPdf(bytes)).join('\n');
  expect(text).toContain(name);
  expect(text).toContain('Not known');
  expect(text).toContain('Houses are counted from the sign of the Moon.');
  expect(text.replace(/\s+/g, ' ')).toContain('need a birth time');
  expect(document.parts.map(({ title }) => title)).toEqual([
    'Kundli',
    'General',
    'Dashas',
    'Doshas',
  ]);
  // The chart is drawn in the chosen style.
  const chartsIn = (chartStyle: 'north' | 'south') =>
    daySheet({ report, settings, chartStyle, now }, setting).opening.find(
      ({ type }) => type === 'charts',
    );
  expect(chartsIn('south')).toEqual(document.opening.find(({ type }) => type === 'charts'));
  expect(chartsIn('south')).not.toEqual(chartsIn('north'));
  const [sky] = document.parts[0]!.blocks.filter(({ type }) => type === 'table') as PdfTable[];
  expect(sky?.rows).toHaveLength(9);
});

test('the parts follow the order of the choice; Sade Sati ends the last part of Doshas', () => {
  const keys = ['papasamaya', 'mahadasha', 'mangal-dosh', 'kaal-sarp-dosh', 'basic-details'];
  const document = reportDocument(
    {
      kundli,
      opening,
      settings: settingsFromSearch(new URLSearchParams()),
      chartStyle: 'north',
      now,
    },
    setting,
    new Set(keys),
  );
  expect(document.parts.map(({ title, level }) => `${level} ${title}`)).toEqual([
    '1 Doshas',
    '2 Papasamaya',
    '1 Dashas',
    '2 Mahadasha',
    '1 Doshas',
    '2 Mangal Dosh',
    '2 Kaal Sarp Dosh',
    '1 Kundli',
    '2 Basic Details',
  ]);
  const withSadeSati = document.parts.filter(({ blocks }) =>
    JSON.stringify(blocks).includes('Sade Sati'),
  );
  expect(withSadeSati.map(({ title }) => title)).toEqual(['Kaal Sarp Dosh']);
});
