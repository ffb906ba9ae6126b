import type { KootaRow as WireRow } from '@jyoti/contract';
import type { KootaRow } from '@jyoti/ui/koota-table';
import type { Names } from '../format/names.ts';

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
