import type { AskedYear, PanchangYear, VratRow } from '@jyoti/contract';
import { useMemo } from 'react';
import type { Names } from '@jyoti/reports/format';
import { api, withRetries } from '../../session/api.ts';
import { useAnswer, type Answer } from '../../data/use-answer.ts';
import { useNames } from '../../words/names.ts';

/** The festivals of a year, asked for when year, place or region change; the list is a part of the answer. */
export function useYear({
  year,
  latitude,
  longitude,
  sunrise,
  region,
}: AskedYear): Answer<PanchangYear> {
  const query = { year, latitude, longitude, sunrise, ...(region && { region }) };
  const names = useNames();
  const answer = useAnswer(
    `panchang year ${JSON.stringify(query)}`,
    (call) => withRetries(() => api.panchangYear(query, call)),
    { cache: 'immutable' },
  );
  const { data } = answer;
  const named = useMemo(() => data && namedYear(data, names), [data, names]);
  return { ...answer, data: named };
}

function namedVrat(row: VratRow, { term }: Names): VratRow {
  const { tithi, masa } = row;
  return {
    ...row,
    tithi: tithi && { ...tithi, name: term(tithi.name) },
    masa: masa && {
      ...masa,
      amanta: term(masa.amanta, 'month'),
      purnimanta: term(masa.purnimanta, 'month'),
    },
  };
}

/** A year with the names of tithis and months in the language of the page; the API answers them in English. */
function namedYear(year: PanchangYear, names: Names): PanchangYear {
  const lists = Object.entries(year.lists).map(([list, rows]) => [
    list,
    rows.map((row) => namedVrat(row, names)),
  ]);
  return { ...year, lists: Object.fromEntries(lists) as PanchangYear['lists'] };
}
