import { paneGroups } from '@jyoti/contract';
import { expect, test } from 'vitest';
import { layoutKeys, layoutOf, panesOfLayout } from './layouts.ts';
import { nextPane } from './next-pane.ts';
import { MOST_PANES, panesFromText, panesText, paneOf } from './panes.ts';
import { urlWith, birthsOf, panesOfUrl, secondReportSearch } from './workspace-url.ts';

const first =
  'name=Asha&date=1990-05-14&time=09%3A30%3A00&place=Mumbai&lat=19.076&lng=72.8777&tz=Asia%2FKolkata';
const second = new URLSearchParams(
  [...new URLSearchParams(first)].map(([key, value]) => [`second.${key}`, value]),
);

test.each(layoutKeys)('every pane of the layout %s exists', (key) => {
  const panes = panesOfLayout(key);
  expect(panes).toHaveLength(MOST_PANES);
  expect(layoutOf(panes)).toBe(key);
  expect(layoutOf(panes.slice(1))).toBeNull();
});

test('panes in a URL: a mistyped one is left out, and never more than six', () => {
  expect(panesText(panesFromText('1.D9_x.D9_1.nothing_b.table_t2.chart'))).toBe(
    '1.D9_b.table_t2.chart',
  );
  expect(panesFromText(Array.from({ length: 9 }, () => '1.D1').join('_'))).toHaveLength(MOST_PANES);
  expect(panesOfUrl(new URLSearchParams('panes=x'))).toEqual(panesOfLayout('parashari'));
});

test.each(paneGroups.flatMap(({ kinds }) => [...kinds]))('the pane %s is in a URL', (kind) => {
  expect(panesFromText(`1.${kind}_2.${kind}`)).toEqual([
    { whose: 'first', kind },
    { whose: 'second', kind },
  ]);
});

test('another person keeps what a pane shows, if they have it', () => {
  expect(paneOf('second', 'D9')).toEqual({ whose: 'second', kind: 'D9' });
  expect(paneOf('both', 'D9')).toEqual({ whose: 'both', kind: 'table' });
});

test('a new pane shows what no other does', () => {
  expect(nextPane(panesFromText('1.D1_1.planets'))).toEqual({ whose: 'first', kind: 'D9' });
});

test('births of a URL are chosen, swapped and removed; the panes and settings stay', () => {
  const search = new URLSearchParams(`${first}&${second}&ayanamsa=raman&panes=b.table`);
  expect(String(secondReportSearch(search))).toBe(`${first}&ayanamsa=raman`);
  const births = birthsOf(search);
  const without = urlWith(search, births.first, null);
  expect(String(without)).toBe(`${first}&ayanamsa=raman&panes=b.table`);
  expect(secondReportSearch(without)).toBeNull();
  const again = urlWith(without, births.second, births.first);
  expect([...again].toSorted()).toEqual([...search].toSorted());
});
