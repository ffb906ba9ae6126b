import { weekdayNames, type WeekdayName } from '@jyoti/contract';

/** What the address of a ceremony page may carry from the list on: the code of an offer. */
export const CODE = 'code';

const CODE_FORM = /^[\p{L}\p{N}-]{1,40}$/u;

/** The offer that a visitor came for; nothing where the address names none that could be one. */
export function codeOf(search: URLSearchParams): string {
  const code = (search.get(CODE) ?? '').trim();
  return CODE_FORM.test(code) ? code : '';
}

/** The weekday that the address asks for; null for all of them. */
export function dayOf(search: URLSearchParams): WeekdayName | null {
  const asked = (search.get('day') ?? '').toLowerCase();
  return weekdayNames.find((day) => day.toLowerCase() === asked) ?? null;
}

function withQuery(path: string, query: Record<string, string>): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** The list, of one weekday where one is given. */
export const listAddress = (day: WeekdayName | null, code: string) =>
  withQuery('/poojas', { day: day ?? '', [CODE]: code });

/** One ceremony. */
export const poojaAddress = (id: number, code = '') => withQuery(`/poojas/${id}`, { [CODE]: code });
