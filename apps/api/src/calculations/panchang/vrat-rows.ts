import {
  lunarMonthAt,
  purnimantaMonthAt,
  rowsOfList,
  tithiNamed,
  VRAT_LISTS,
  type AlmanacSky,
  type ListedObservance,
  type Observance,
} from '@jyoti/jyotish';
import type { PanchangYear, VratListName, VratRow } from '@jyoti/contract';
import { festivalName } from '@jyoti/readings';
import type { TextRenderer } from '../texts/text-renderer.ts';
import { festivalRow } from './festivals.ts';
import { masaOf } from './limbs.ts';

function vratRow(
  { observance, festivals }: ListedObservance,
  sky: AlmanacSky,
  renderer: TextRenderer,
): VratRow {
  const { basis } = observance;
  const row = {
    ...festivalRow(observance, renderer),
    known_as: festivals.map((festival) => festivalName(festival, renderer.language)),
  };
  if (basis.kind !== 'tithi') return { ...row, tithi: null, masa: null };
  const { number, name, paksha } = tithiNamed(basis.tithi);
  const middle = (basis.span.start + basis.span.end) / 2;
  const month = lunarMonthAt(middle, sky);
  return {
    ...row,
    tithi: { number, name, paksha },
    masa: masaOf(month, purnimantaMonthAt(middle, month)),
  };
}

/** One list of vrats. @param observances those of a calendar, in order of date */
export function vratRows(
  list: VratListName,
  observances: readonly Observance[],
  sky: AlmanacSky,
  renderer: TextRenderer,
): VratRow[] {
  return rowsOfList(list, observances).map((listed) => vratRow(listed, sky, renderer));
}

/** All lists of vrats of a year. */
export function vratLists(
  observances: readonly Observance[],
  sky: AlmanacSky,
  renderer: TextRenderer,
): PanchangYear['lists'] {
  const rows = VRAT_LISTS.map(
    (list) => [list, vratRows(list, observances, sky, renderer)] as const,
  );
  return Object.fromEntries(rows) as PanchangYear['lists'];
}
