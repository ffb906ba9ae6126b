import {
  NAKSHATRAS,
  type Match,
  type Porutham,
  type PoruthamName,
  type PoruthamValues,
  type TenPorutham,
} from '@jyoti/jyotish';
import {
  dashakootReading,
  poruthamExceptionSentence,
  poruthamSentence,
  type PartnerNames,
} from '@jyoti/readings';
import type { KootaRow, Matching } from '@jyoti/contract';
import { grahaName, signName, titleCase } from '../wire-names.ts';
import type { TextRenderer } from '../text-renderer.ts';

const nakshatra = (number: number) => NAKSHATRAS[number - 1]?.name ?? '';

/** The value of a partner for a porutham, as the almanacs name it. */
const valueNames: { readonly [Name in PoruthamName]: (value: PoruthamValues[Name]) => string } = {
  dina: nakshatra,
  gana: titleCase,
  yoni: ({ animal }) => titleCase(animal),
  rasi: signName,
  rasyadhipati: ({ lord }) => grahaName(lord),
  rajju: ({ part }) => titleCase(part),
  vedha: nakshatra,
  mahendra: nakshatra,
  streeDeergha: nakshatra,
  vashya: signName,
};

const names: Readonly<Record<PoruthamName, string>> = {
  dina: 'Dina',
  gana: 'Gana',
  yoni: 'Yoni',
  rasi: 'Rashi',
  rasyadhipati: 'Rasyadhipati',
  rajju: 'Rajju',
  vedha: 'Vedha',
  mahendra: 'Mahendra',
  streeDeergha: 'Stree Deergha',
  vashya: 'Vashya',
};

function row<Name extends PoruthamName>(
  name: Name,
  ten: TenPorutham,
  partners: PartnerNames,
  renderer: TextRenderer,
): KootaRow {
  const porutham: Porutham<Name> = ten.poruthams[name];
  const exception = porutham.exceptions.map((code) => ({
    code,
    text: renderer.textOf(poruthamExceptionSentence(code, renderer.language)),
  }));
  return {
    name: names[name],
    boy: valueNames[name](porutham.boy),
    girl: valueNames[name](porutham.girl),
    score: porutham.score,
    full_score: porutham.fullScore,
    description: renderer.textOf(poruthamSentence(name, ten, renderer.language, partners)),
    ...(exception.length > 0 ? { exception } : {}),
  };
}

/** Key `dashakoot` of a match. */
export function dashakoot(
  { tenPorutham: ten }: Pick<Match, 'tenPorutham'>,
  partners: PartnerNames,
  renderer: TextRenderer,
): Matching['dashakoot'] {
  return {
    score: ten.total,
    full_score: ten.fullScore,
    bot_response: renderer.textOf(dashakootReading(ten, renderer.language)),
    dina: row('dina', ten, partners, renderer),
    gana: row('gana', ten, partners, renderer),
    mahendra: row('mahendra', ten, partners, renderer),
    sthree: row('streeDeergha', ten, partners, renderer),
    yoni: row('yoni', ten, partners, renderer),
    rasi: row('rasi', ten, partners, renderer),
    rasiathi: row('rasyadhipati', ten, partners, renderer),
    vasya: row('vashya', ten, partners, renderer),
    rajju: row('rajju', ten, partners, renderer),
    vedha: row('vedha', ten, partners, renderer),
  };
}
