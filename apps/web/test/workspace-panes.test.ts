import { paneParts, type KundliPartKey } from '@jyoti/contract';
import type { ReportBlock } from '@jyoti/ui/report-view';
import { expect, test } from 'vitest';
import { birth } from './kundli-fixture.ts';
import { wholeDocument, wholeKundli } from './whole-kundli.ts';

const second = { ...birth, name: 'Rohan Rao', time: '13:30' };

const blocksOf = (
  key: KundliPartKey,
  more: Partial<Parameters<typeof wholeDocument>[0]> = {},
  language: 'en' | 'hi' = 'en',
) =>
  wholeDocument({ birth, second, parts: [key], ...more }, language).parts[key]?.blocks as
    | readonly ReportBlock[]
    | undefined;

const chartOf = (...of: Parameters<typeof blocksOf>) => {
  const [block] = blocksOf(...of) ?? [];
  return block?.type === 'charts' ? block.charts[0] : undefined;
};

test.each(paneParts)(
  'the pane %s has the same blocks in both languages, and no headings',
  (key) => {
    const types = (blocksOf(key) ?? []).map(({ type }) => type);
    expect(types.length).toBeGreaterThan(0);
    expect(types).not.toContain('section');
    expect((blocksOf(key, {}, 'hi') ?? []).map(({ type }) => type)).toEqual(types);
    for (const chart of [chartOf(key)]) if (chart) expect(chart.data.placements).toHaveLength(9);
  },
);

test('dasha lords are those of the date; none after 120 years, and no such pane before the birth', () => {
  const lordOn = (at: string) =>
    wholeKundli().dashas!.vimshottari.mahadasha.find(({ start, end }) => start <= at && at < end)!
      .planet;
  for (const at of ['1970-03-01T06:00:00Z', '2030-03-01T06:00:00Z'])
    expect(chartOf('pane:mahadasha-lord', { at })?.middle).toBe(lordOn(at));
  expect(blocksOf('pane:mahadasha-lord', { at: '2100-03-01' })).toEqual([]);
  expect(blocksOf('pane:mahadasha-lord', { at: '1900-03-01' })).toBeUndefined();
  expect(blocksOf('transits:positions', { at: '1900-03-01' })).toHaveLength(1);
});

test('the reductions have three stages, each with its sums', () => {
  const blocks = blocksOf('pane:shodhana') ?? [];
  expect(blocks).toHaveLength(3);
  for (const [index, block] of blocks.entries()) {
    if (block.type !== 'ashtakavarga') throw new Error('It is no ashtakavarga.');
    const { rows, sarva, afterShodhana } = block.props;
    expect(afterShodhana).toBe(index > 0);
    expect(rows).toHaveLength(7);
    expect(sarva[4]).toBe(rows.reduce((sum, { points }) => sum + points[4]!, 0));
  }
});

test('two births: each graha has its house in both charts, as the chart of one in the other draws it', () => {
  const [block] = blocksOf('pair:table') ?? [];
  if (block?.type !== 'table') throw new Error('It is no table.');
  expect(block.rows).toHaveLength(10);
  const [own, theirs] = [chartOf('pane:D1'), chartOf('pane:D1', { birth: second })];
  const sunIn = (chart: typeof own) => chart!.data.placements.find(({ graha }) => graha === 'sun')!;
  const houseOf = (sign: number, lagna: number) => ((sign - lagna + 12) % 12) + 1;
  expect(block.rows[1]!.slice(5)).toEqual([
    houseOf(sunIn(own).sign, own!.data.ascendantSign),
    houseOf(sunIn(theirs).sign, theirs!.data.ascendantSign),
    houseOf(sunIn(own).sign, theirs!.data.ascendantSign),
    houseOf(sunIn(theirs).sign, own!.data.ascendantSign),
  ]);
  const chart = chartOf('pair:first-in-second');
  expect(chart?.data.ascendantSign).toBe(theirs!.data.ascendantSign);
  expect(sunIn(chart).sign).toBe(sunIn(own).sign);
});
