import { describe, expect, it } from 'vitest';
import { PUBLISHED_MOONRISES } from '../../reference/festivals.ts';
import { julianDayFromIso } from '../time/index.ts';
import { festivalsOf } from './festivals-of.ts';
import { rowsOfList, VRAT_LISTS } from './lists.ts';
import type { VratList } from './lists.ts';

const NEW_DELHI = { latitude: 28.6139, longitude: 77.209 };
const KOLKATA = 'Asia/Kolkata';
const { observances } = festivalsOf('2025-01-01', '2025-12-31', NEW_DELHI, KOLKATA);
const of = (list: VratList) => rowsOfList(list, observances).map(({ observance }) => observance);
const MINUTE = 1 / 1440;

describe('the lists of a year', () => {
  it.each([
    ['ekadashi', 24, 30],
    ['pradosh', 24, 25],
    ['sankashti', 12, 13],
    ['vinayaka', 12, 13],
    ['sankranti', 12, 12],
  ] as const)('%s has between %i and %i days', (list, least, most) => {
    expect(of(list).length).toBeGreaterThanOrEqual(least);
    expect(of(list).length).toBeLessThanOrEqual(most);
  });

  it.each(VRAT_LISTS)('%s is in order, with one row a day for each tradition', (list) => {
    const keys = of(list).map(({ date, fast }) => `${date} ${fast?.tradition ?? ''}`);
    expect(keys).toEqual([...new Set(keys)].toSorted());
  });

  it('have what a festival of the day says too', () => {
    expect(of('sankashti').map(({ date }) => date)).toContain('2025-10-10');
    expect(of('vinayaka').map(({ date }) => date)).toContain('2025-08-27');
    expect(of('amavasya').map(({ date }) => date)).toContain('2025-01-29');
  });

  it.each([
    ['sankashti', '2025-10-10', ['karva-chauth']],
    ['vinayaka', '2025-08-27', ['ganesh-chaturthi']],
    ['purnima', '2025-07-10', ['guru-purnima']],
    ['purnima', '2025-06-11', []],
    ['amavasya', '2025-01-29', ['mauni-amavasya']],
    ['ekadashi', '2025-12-01', ['guruvayur-ekadashi']],
  ] as const)('%s of %s is known by the festivals %j', (list, date, ids) => {
    const row = rowsOfList(list, observances).find((one) => one.observance.date === date);
    expect(row!.festivals.map(({ id }) => id)).toEqual(ids);
  });

  it('name both days of a Purnima whose fast and bath are apart, else one', () => {
    const rows = of('purnima').map(({ date, id }) => [date, id]);
    expect(rows).toContainEqual(['2025-10-06', 'purnima-vrat']);
    expect(rows).toContainEqual(['2025-10-07', 'purnima']);
    expect(rows.filter(([date]) => date === '2025-01-13')).toEqual([
      ['2025-01-13', 'purnima-vrat'],
    ]);
  });

  it('have what a fast needs: moonrise, pradosha, midday, punya kaal, parana', () => {
    for (const { puja } of of('sankashti')) {
      expect(puja).toMatchObject({ name: 'moonrise' });
      expect(puja!.start).toBe(puja!.end);
    }
    for (const { puja, window } of of('pradosh')) {
      expect(window!.part).toBe('pradosha');
      expect(puja!.start).toBeLessThan(puja!.end);
    }
    for (const { window } of of('vinayaka')) expect(window!.part).toBe('madhyahna');
    for (const { puja } of of('sankranti')) expect(puja!.name).toBe('punya_kaal');
    for (const { fast } of of('ekadashi'))
      expect(fast!.parana.start).toBeLessThan(fast!.parana.end);
  });
});

describe('moonrise of a Sankashti', () => {
  it.each(PUBLISHED_MOONRISES)('$town, 10 October 2025: $at', ({ latitude, longitude, at }) => {
    const { observances: day } = festivalsOf(
      '2025-10-10',
      '2025-10-10',
      { latitude, longitude },
      KOLKATA,
    );
    const [sankashti] = rowsOfList('sankashti', day);
    const published = julianDayFromIso(`2025-10-10T${at}:00Z`) - 5.5 / 24;
    expect(Math.abs(sankashti!.observance.puja!.start - published)).toBeLessThanOrEqual(2 * MINUTE);
  });

  it('New Delhi, 17 January 2025: 21:09', () => {
    const row = of('sankashti').find(({ date }) => date === '2025-01-17');
    const published = julianDayFromIso('2025-01-17T21:09:00Z') - 5.5 / 24;
    expect(Math.abs(row!.puja!.start - published)).toBeLessThanOrEqual(2 * MINUTE);
  });
});
