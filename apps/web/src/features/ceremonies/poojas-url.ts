import {
  ceremonyPurposes,
  weekdayNames,
  type CeremonyPurpose,
  type WeekdayName,
} from '@jyoti/contract';

/** Search parameter that ceremony pages pass on from the list: the code of an offer. */
export const CODE = 'code';

const CODE_FORM = /^[\p{L}\p{N}-]{1,40}$/u;

/** The offer code of the URL; '' if it has no valid one. */
export function codeOf(search: URLSearchParams): string {
  const code = (search.get(CODE) ?? '').trim();
  return CODE_FORM.test(code) ? code : '';
}

/** The weekday in the URL; null for all. */
export function dayOf(search: URLSearchParams): WeekdayName | null {
  const param = (search.get('day') ?? '').toLowerCase();
  return weekdayNames.find((day) => day.toLowerCase() === param) ?? null;
}

/** The purpose in the URL; null for any. */
export function purposeOf(search: URLSearchParams): CeremonyPurpose | null {
  const param = (search.get('purpose') ?? '').toLowerCase();
  return ceremonyPurposes.find((purpose) => purpose === param) ?? null;
}

function withQuery(path: string, query: Record<string, string>): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** The list, filtered by weekday and purpose if they are given. */
export const listUrl = (
  day: WeekdayName | null,
  code: string,
  purpose: CeremonyPurpose | null = null,
) => withQuery('/poojas', { day: day ?? '', purpose: purpose ?? '', [CODE]: code });

/** The page of one ceremony. */
export const poojaUrl = (id: number, code = '') => withQuery(`/poojas/${id}`, { [CODE]: code });
