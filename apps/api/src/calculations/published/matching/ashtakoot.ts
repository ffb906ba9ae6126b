import {
  NAKSHATRAS,
  type Chart,
  type Couple,
  type JulianDay,
  type Koota,
  type KootaException,
  type KootaName,
  type KootaValues,
  type Match,
  type SignNumber,
} from '@jyoti/jyotish';
import {
  ashtakootReading,
  ashtakootWord,
  kootaExceptionSentence,
  kootaSentence,
  type PartnerNames,
} from '@jyoti/readings';
import type { KootaExceptionFact, KootaRow, Matching, MoonMatch } from '@jyoti/contract';
import { astroDetails, planetRows } from '../kundli/planet-details.ts';
import { grahaName, signName, titleCase } from '../wire-names.ts';
import type { TextRenderer } from '../text-renderer.ts';

/** The value of a partner for a koota, as the tables name it. */
const valueNames: { readonly [Name in KootaName]: (value: KootaValues[Name]) => string } = {
  varna: titleCase,
  vashya: titleCase,
  tara: ({ tara }) => titleCase(tara),
  yoni: ({ animal }) => titleCase(animal),
  grahaMaitri: ({ lord }) => grahaName(lord),
  gana: titleCase,
  bhakoot: ({ sign }) => signName(sign),
  nadi: titleCase,
};

const names: Readonly<Record<KootaName, string>> = {
  varna: 'Varna',
  vashya: 'Vashya',
  tara: 'Tara',
  yoni: 'Yoni',
  grahaMaitri: 'Graha Maitri',
  gana: 'Gana',
  bhakoot: 'Bhakoot',
  nadi: 'Nadi',
};

function exceptionFact(rule: KootaException): KootaExceptionFact {
  const pair = <Value, Name>({ boy, girl }: Couple<Value>, name: (value: Value) => Name) => [
    name(boy),
    name(girl),
  ];
  const nakshatra = (number: number) => NAKSHATRAS[number - 1]?.name ?? '';
  const { code } = rule;
  switch (code) {
    case 'same_sign_lord':
      return { code, lords: [grahaName(rule.lord)] };
    case 'friendly_sign_lords':
      return { code, lords: pair(rule.lords, grahaName) };
    case 'same_nakshatra_different_pada':
      return { code, nakshatras: [nakshatra(rule.nakshatra)], padas: pair(rule.padas, Number) };
    case 'same_sign_different_nakshatra':
      return { code, zodiacs: [signName(rule.sign)], nakshatras: pair(rule.nakshatras, nakshatra) };
    case 'same_nakshatra_different_sign':
      return {
        code,
        nakshatras: [nakshatra(rule.nakshatra)],
        zodiacs: pair<SignNumber, ReturnType<typeof signName>>(rule.signs, signName),
      };
    case 'exempt_nakshatras':
      return { code, nakshatras: pair(rule.nakshatras, nakshatra) };
  }
}

function row<Name extends KootaName>(
  name: Name,
  koota: Koota<Name>,
  partners: PartnerNames,
  renderer: TextRenderer,
): KootaRow {
  const { language } = renderer;
  const exception = koota.exceptions.map((rule) => ({
    ...exceptionFact(rule),
    text: renderer.textOf(kootaExceptionSentence(rule, language)),
  }));
  return {
    name: names[name],
    boy: valueNames[name](koota.boy),
    girl: valueNames[name](koota.girl),
    score: koota.score,
    full_score: koota.fullScore,
    description: renderer.textOf(kootaSentence(name, koota, language, partners)),
    ...(exception.length > 0 ? { exception } : {}),
  };
}

/** Key `ashtakoot` of a match by the Moons only. */
export function eightKootas(
  { ashtakoota }: Pick<Match, 'ashtakoota'>,
  partners: PartnerNames,
  renderer: TextRenderer,
): MoonMatch['ashtakoot'] {
  const { kootas, total, fullScore, verdict } = ashtakoota;
  return {
    score: total,
    full_score: fullScore,
    verdict,
    verdict_word: renderer.textOf(ashtakootWord(verdict, renderer.language)),
    bot_response: renderer.textOf(ashtakootReading(ashtakoota, renderer.language)),
    varna: row('varna', kootas.varna, partners, renderer),
    vasya: row('vashya', kootas.vashya, partners, renderer),
    tara: row('tara', kootas.tara, partners, renderer),
    yoni: row('yoni', kootas.yoni, partners, renderer),
    grahamaitri: row('grahaMaitri', kootas.grahaMaitri, partners, renderer),
    gana: row('gana', kootas.gana, partners, renderer),
    bhakoot: row('bhakoot', kootas.bhakoot, partners, renderer),
    nadi: row('nadi', kootas.nadi, partners, renderer),
  };
}

/** Key `ashtakoot` of a match of two charts. */
export function ashtakoot(
  match: Match,
  charts: Couple<Chart>,
  nowJdUt: JulianDay,
  partners: PartnerNames,
  renderer: TextRenderer,
): Matching['ashtakoot'] {
  return {
    ...eightKootas(match, partners, renderer),
    boy_astro_details: astroDetails(charts.boy, nowJdUt, renderer.language),
    girl_astro_details: astroDetails(charts.girl, nowJdUt, renderer.language),
    boy_planetary_details: planetRows(charts.boy),
    girl_planetary_details: planetRows(charts.girl),
  };
}
