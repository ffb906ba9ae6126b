import {
  KOOTA_NAMES,
  PORUTHAM_NAMES,
  type Koota,
  type KootaName,
  type KootaValues,
  type Porutham,
  type PoruthamName,
  type PoruthamValues,
} from '@jyoti/jyotish';
import {
  kootaExceptionSentence,
  kootaSentence,
  poruthamExceptionSentence,
  poruthamSentence,
} from '@jyoti/readings';
import type { KitTables } from '@jyoti/ui/data';
import type { Terms } from '../format/terms.ts';
import type { MatchSubject } from './match-subject.ts';

type RowsSubject = Omit<MatchSubject, 'names'>;
type Row = KitTables['kootas']['rows'][number];

/** How a value of a partner is called. */
type ValueNames<Values> = {
  readonly [Name in keyof Values]: (value: Values[Name], terms: Terms) => string;
};

const ofKootas: ValueNames<KootaValues> = {
  varna: (varna, { charts }) => charts.varnas[varna],
  vashya: (vashya, { charts }) => charts.vashyas[vashya],
  tara: ({ tara }, { charts }) => charts.taras[tara],
  yoni: ({ animal }, { charts }) => charts.yonis[animal],
  grahaMaitri: ({ lord }, { graha }) => graha(lord),
  gana: (gana, { charts }) => charts.ganas[gana],
  bhakoot: (value, { sign }) => sign(value.sign),
  nadi: (nadi, { charts }) => charts.nadis[nadi],
};

const ofNakshatra = (number: number, { nakshatra }: Terms) => nakshatra(number);

const ofPoruthams: ValueNames<PoruthamValues> = {
  dina: ofNakshatra,
  gana: ofKootas.gana,
  yoni: ofKootas.yoni,
  rasi: (number, { sign }) => sign(number),
  rasyadhipati: ofKootas.grahaMaitri,
  rajju: ({ part }, { charts }) => charts.rajjus[part],
  vedha: ofNakshatra,
  mahendra: ofNakshatra,
  streeDeergha: ofNakshatra,
  vashya: (number, { sign }) => sign(number),
};

const otherKeys = {
  grahaMaitri: 'graha_maitri',
  rasi: 'rashi',
  streeDeergha: 'stree_deergha',
} as const;

/** The name of a koota or a porutham in the messages. */
const keyOf = <Name extends KootaName | PoruthamName>(name: Name) =>
  (name in otherKeys
    ? otherKeys[name as keyof typeof otherKeys]
    : name) as Name extends keyof typeof otherKeys ? (typeof otherKeys)[Name] : Name;

function row(
  name: KootaName | PoruthamName,
  { boy, girl, score, fullScore }: Pick<Koota | Porutham, 'boy' | 'girl' | 'score' | 'fullScore'>,
  valueName: (value: never, terms: Terms) => string,
  texts: { name: string; description: string; exceptions: readonly string[] },
  terms: Terms,
): Row {
  return {
    id: name,
    name: texts.name,
    boy: valueName(boy as never, terms),
    girl: valueName(girl as never, terms),
    score,
    fullScore,
    description: texts.description,
    exception: texts.exceptions.length > 0 ? texts.exceptions.join(' ') : undefined,
  };
}

/** The eight kootas, with the rules under which a school lifts a score of 0. */
export function kootaRows({ match, called, language, words: { terms } }: RowsSubject): Row[] {
  const { kootas } = match.ashtakoota;
  const ofName = <Name extends KootaName>(name: Name) =>
    row(
      name,
      kootas[name],
      ofKootas[name],
      {
        name: terms.charts.kootas[keyOf(name)],
        description: kootaSentence<KootaName>(name, kootas[name], language, called).text,
        exceptions: kootas[name].exceptions.map(
          (rule) => kootaExceptionSentence(rule, language).text,
        ),
      },
      terms,
    );
  return KOOTA_NAMES.map(ofName);
}

/** The ten poruthams, with other readings of the same facts. */
export function poruthamRows({ match, called, language, words: { terms } }: RowsSubject): Row[] {
  const { tenPorutham: ten } = match;
  return PORUTHAM_NAMES.map((name) =>
    row(
      name,
      ten.poruthams[name],
      ofPoruthams[name],
      {
        name: terms.charts.poruthams[keyOf(name)],
        description: poruthamSentence(name, ten, language, called).text,
        exceptions: ten.poruthams[name].exceptions.map(
          (code) => poruthamExceptionSentence(code, language).text,
        ),
      },
      terms,
    ),
  );
}
