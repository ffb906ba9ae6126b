import {
  isChartKind,
  isPartKind,
  overlayChart,
  pairTable,
  paneChart,
  paneGroups,
  panePart,
  reportWords,
  sectionsOfPane,
} from '@jyoti/reports';
import { astrologerMessages } from '@jyoti/reports/messages/astrologer';
import { basicMessages } from '@jyoti/reports/messages/basic';
import { dashasMessages } from '@jyoti/reports/messages/dashas';
import { kpMessages } from '@jyoti/reports/messages/kp';
import { kundliMessages } from '@jyoti/reports/messages/kundli';
import { pairMessages } from '@jyoti/reports/messages/pair';
import { periodsMessages } from '@jyoti/reports/messages/periods';
import { expect, test } from 'vitest';
import { wholeKundli } from './whole-kundli.ts';

const kundli = wholeKundli();
const planets = kundli.planet_details!;
const source = { kundli, planets };
const wordsIn = (language: 'en' | 'hi') => ({
  basic: reportWords(basicMessages, language),
  kundli: reportWords(kundliMessages, language),
  astrologer: reportWords(astrologerMessages, language),
  kp: reportWords(kpMessages, language),
});
const words = wordsIn('en');
const pairWords = reportWords(pairMessages, 'en');
const setting = {
  dashas: reportWords(dashasMessages, 'en'),
  periods: reportWords(periodsMessages, 'en'),
  timezone: 'Asia/Kolkata',
  now: '2026-11-28T06:00:00Z',
};
const kinds = paneGroups.flatMap((group) => [...group.kinds]);

/** The report with no more than the sections that a pane asks for. */
const only = (kind: (typeof kinds)[number]) => {
  const { birth, settings, summary, notices, dashas } = kundli;
  const sections = sectionsOfPane(kind).map((section) => [section, kundli[section]]);
  const selected: Partial<typeof kundli> = Object.fromEntries(sections);
  return {
    planets,
    kundli: { ...selected, birth, settings, summary, notices, dashas } as typeof kundli,
  };
};

test.each(kinds.filter(isPartKind))(
  'the pane %s has its facts from the sections it names',
  (kind) => {
    const blocks = panePart(kind, only(kind), words, setting);
    expect(blocks.length).toBeGreaterThan(0);
    expect(blocks.map(({ type }) => type)).not.toContain('section');
    expect(panePart(kind, only(kind), wordsIn('hi'), setting).map(({ type }) => type)).toEqual(
      blocks.map(({ type }) => type),
    );
  },
);

test.each(kinds.filter(isChartKind))('the pane %s has its chart', (kind) => {
  const chart = paneChart(kind, only(kind), words, setting.now);
  expect(chart?.data.placements).toHaveLength(9);
  expect(chart?.label).toContain(kundli.birth.name);
});

test('dasha lords are those of the date, and none after 120 years', () => {
  const on = (now: string) => paneChart('mahadasha-lord', source, words, now);
  const lordOn = (now: string) =>
    kundli.dashas!.vimshottari.mahadasha.find(({ start, end }) => start <= now && now < end)!
      .planet;
  for (const now of ['1970-03-01T06:00:00Z', '2030-03-01T06:00:00Z'])
    expect(on(now)?.middle).toBe(lordOn(now));
  expect(on('2100-03-01T06:00:00Z')).toBeNull();
});

test('the reductions have three stages, each with its sums', () => {
  const blocks = panePart('shodhana', source, words, setting);
  expect(blocks).toHaveLength(3);
  for (const [index, block] of blocks.entries()) {
    if (block.type !== 'ashtakavarga') throw new Error('It is no ashtakavarga.');
    const { rows, sarva, afterShodhana } = block.props;
    expect(afterShodhana).toBe(index > 0);
    expect(rows).toHaveLength(7);
    expect(sarva[4]).toBe(rows.reduce((sum, { points }) => sum + points[4]!, 0));
  }
});

test('a pane whose section is missing has no blocks', () => {
  const { kp: _kp, ...without } = kundli;
  expect(panePart('kp-cusps', { kundli: without, planets }, words, setting)).toEqual([]);
});

test('two births: each graha has its house in both charts, as the chart of one in the other draws it', () => {
  // The same grahas four signs further: a chart of another ascendant.
  const moved = { ...planets, 0: { ...planets[0], rasi_no: ((planets[0].rasi_no + 3) % 12) + 1 } };
  const [first, second] = [source, { kundli, planets: moved }];
  const [block] = pairTable(first, second, pairWords);
  if (block?.type !== 'table') throw new Error('It is no table.');
  expect(block.rows).toHaveLength(10);
  const sun = block.rows[1]!;
  expect(sun[5]).toBe(planets[1].house);
  expect(sun[7]).toBe(((planets[1].house! - 5 + 12) % 12) + 1);
  const chart = overlayChart(first, second, pairWords);
  expect(chart.data.ascendantSign).toBe(moved[0].rasi_no);
  expect(chart.data.placements.find(({ graha }) => graha === 'sun')?.sign).toBe(planets[1].rasi_no);
});
