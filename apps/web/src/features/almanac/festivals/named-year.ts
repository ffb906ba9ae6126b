import type { PanchangYear, VratRow } from '@jyoti/contract';
import type { Names } from '@jyoti/reports/format';

function namedVrat(row: VratRow, { term }: Names): VratRow {
  const { tithi, masa } = row;
  return {
    ...row,
    tithi: tithi && { ...tithi, name: term(tithi.name) },
    masa: masa && {
      ...masa,
      amanta: term(masa.amanta, 'lunarMonths'),
      purnimanta: term(masa.purnimanta, 'lunarMonths'),
    },
  };
}

/** A year with the names of tithis and months in the language of the page; the API returns them in English. */
export function namedYear(year: PanchangYear, names: Names): PanchangYear {
  const lists = Object.entries(year.lists).map(([list, rows]) => [
    list,
    rows.map((row) => namedVrat(row, names)),
  ]);
  return { ...year, lists: Object.fromEntries(lists) as PanchangYear['lists'] };
}
