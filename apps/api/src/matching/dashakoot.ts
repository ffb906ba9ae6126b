import {
  NAKSHATRAS,
  type Match,
  type Porutham,
  type PoruthamName,
  type PoruthamValues,
} from '@jyoti/jyotish';
import type { KootaRow, Matching } from '@jyoti/contract';
import { grahaName, signName, titled } from '../kundli/wire-names.ts';

const nakshatra = (number: number) => NAKSHATRAS[number - 1]?.name ?? '';

/** What a partner brings to a porutham, as the almanacs name it. */
const valueNames: { readonly [Name in PoruthamName]: (value: PoruthamValues[Name]) => string } = {
  dina: nakshatra,
  gana: titled,
  yoni: ({ animal }) => titled(animal),
  rasi: signName,
  rasyadhipati: ({ lord }) => grahaName(lord),
  rajju: ({ part }) => titled(part),
  vedha: nakshatra,
  mahendra: nakshatra,
  streeDeergha: nakshatra,
  vashya: signName,
};

const names: Readonly<Record<PoruthamName, string>> = {
  dina: 'Dina',
  gana: 'Gana',
  yoni: 'Yoni',
  rasi: 'Rasi',
  rasyadhipati: 'Rasyadhipati',
  rajju: 'Rajju',
  vedha: 'Vedha',
  mahendra: 'Mahendra',
  streeDeergha: 'Stree Deergha',
  vashya: 'Vasya',
};

function row<Name extends PoruthamName>(name: Name, porutham: Porutham<Name>): KootaRow {
  return {
    name: names[name],
    boy: valueNames[name](porutham.boy),
    girl: valueNames[name](porutham.girl),
    score: porutham.score,
    full_score: porutham.fullScore,
    ...(porutham.exceptions.length > 0
      ? { exception: porutham.exceptions.map((code) => ({ code })) }
      : {}),
  };
}

/** Key `dashakoot` of a match. */
export function dashakoot({ tenPorutham }: Match): Matching['dashakoot'] {
  const { poruthams, total, fullScore } = tenPorutham;
  return {
    score: total,
    full_score: fullScore,
    dina: row('dina', poruthams.dina),
    gana: row('gana', poruthams.gana),
    mahendra: row('mahendra', poruthams.mahendra),
    sthree: row('streeDeergha', poruthams.streeDeergha),
    yoni: row('yoni', poruthams.yoni),
    rasi: row('rasi', poruthams.rasi),
    rasiathi: row('rasyadhipati', poruthams.rasyadhipati),
    vasya: row('vashya', poruthams.vashya),
    rajju: row('rajju', poruthams.rajju),
    vedha: row('vedha', poruthams.vedha),
  };
}
