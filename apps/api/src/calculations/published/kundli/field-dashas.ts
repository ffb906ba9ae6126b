import type { CharDasha, CharDashaSub, AllDashas, Vimshottari, YoginiDasha } from '@jyoti/contract';

/** The dashas repeated as parallel lists, a format that clients in this field use. */

/** Nine rows of nine, one row for each mahadasha. */
export function antardashaTable(periods: Vimshottari['antardasha']): AllDashas['antardasha'] {
  const rows = Array.from({ length: 9 }, (_, row) => periods.slice(row * 9, row * 9 + 9));
  return {
    antardashas: rows.map((row) =>
      row.map(({ mahadasha, antardasha }) => `${mahadasha}/${antardasha}`),
    ),
    antardasha_order: rows.map((row) => row.map(({ start }) => start)),
  };
}

export function charMain({ start_date, dashas }: CharDasha): AllDashas['char_dasha_main'] {
  return {
    start_date,
    dasha_list: dashas.map(({ dasha }) => dasha),
    dasha_lord_list: dashas.map(({ lord }) => lord),
    dasha_end_dates: dashas.map(({ end }) => end),
  };
}

export function charSub({
  dasha,
  lord,
  start,
  sub_dashas,
}: CharDasha['dashas'][number]): CharDashaSub {
  return {
    main_dasha: dasha,
    main_dasha_lord: lord,
    sub_dasha_start_date: start,
    sub_dasha_list: sub_dashas.map((sub) => sub.dasha),
    sub_dasha_end_dates: sub_dashas.map((sub) => sub.end),
  };
}

export function yoginiMain({ dashas }: YoginiDasha): AllDashas['yogini_dasha_main'] {
  return {
    dasha_list: dashas.map(({ dasha }) => dasha),
    dasha_lord_list: dashas.map(({ lord }) => lord),
    dasha_end_dates: dashas.map(({ end }) => end),
  };
}

export function yoginiSub({
  dasha,
  lord,
  sub_dashas,
}: YoginiDasha['dashas'][number]): AllDashas['yogini_dasha_sub'][number] {
  return {
    main_dasha: dasha,
    main_dasha_lord: lord,
    sub_dasha_list: sub_dashas.map((sub) => sub.dasha),
    sub_dasha_start_dates: sub_dashas.map((sub) => sub.start),
    sub_dasha_end_dates: sub_dashas.map((sub) => sub.end),
  };
}
