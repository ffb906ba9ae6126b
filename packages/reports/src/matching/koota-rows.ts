import type { KootaRow as WireRow, Matching } from '@jyoti/contract';
import type { KootaRow } from '@jyoti/ui/koota-table';
import type { Names } from '../format/names.en.ts';

/** In the order of the specification. */
export const ashtakootOrder = [
  'varna',
  'vasya',
  'tara',
  'yoni',
  'grahamaitri',
  'gana',
  'bhakoot',
  'nadi',
] as const satisfies (keyof Matching['ashtakoot'])[];

export const dashakootOrder = [
  'dina',
  'gana',
  'yoni',
  'rasi',
  'rasiathi',
  'rajju',
  'vedha',
  'mahendra',
  'sthree',
  'vasya',
] as const satisfies (keyof Matching['dashakoot'])[];

/** A koota from the API as a table row, with all its exceptions in one remark. */
export function tableRow(
  id: string,
  { name, boy, girl, score, full_score, description, exception }: WireRow,
  names: Names,
): KootaRow {
  const exceptions = exception?.flatMap(({ text }) => text ?? []) ?? [];
  return {
    id,
    name: names.term(name),
    boy: names.term(boy),
    girl: names.term(girl),
    score,
    fullScore: full_score,
    description: description ?? '',
    exception: exceptions.length > 0 ? exceptions.join(' ') : undefined,
  };
}
