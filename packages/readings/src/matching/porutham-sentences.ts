import type { PoruthamException, PoruthamName, TenPorutham } from '@jyoti/jyotish';
import { chartsMessages } from '@jyoti/language/terms/charts';
import type { ReadingLanguage } from '../language.ts';
import { housesMessages } from '../messages.generated/houses.ts';
import { matchingMessages, type MatchingMessages } from '../messages.generated/matching.ts';
import { entry, inLanguage, reading, type Reading } from '../reading.ts';
import { say } from '../say.ts';
import { grahaName, nakshatraName, signName } from '../words.ts';
import type { PartnerNames } from './matching.types.ts';
import { partnerValues } from './partner-names.ts';

type Poruthams = MatchingMessages['poruthams'];

/** Outcome of a porutham. */
const outcomes: {
  readonly [Name in PoruthamName]: (ten: TenPorutham) => keyof Poruthams[Name];
} = {
  dina: ({ poruthams: { dina }, nakshatraCount }) => {
    if (nakshatraCount === 1) return dina.score > 0 ? 'shared_good' : 'shared_not';
    return dina.score > 0 ? 'counted_good' : 'counted_not';
  },
  gana: ({ poruthams: { gana } }) => {
    if (gana.boy === gana.girl) return 'same';
    if (gana.girl === 'rakshasa') return gana.score > 0 ? 'girl_beyond' : 'girl_within';
    return gana.boy === 'rakshasa' ? 'boy_rakshasa' : 'deva_and_manushya';
  },
  yoni: ({ poruthams: { yoni } }) => {
    if (yoni.boy.animal === yoni.girl.animal) return 'same';
    return yoni.score > 0 ? 'not_opposed' : 'opposed';
  },
  rasi: ({ poruthams: { rasi }, signCount }) => {
    if (signCount === 1) return rasi.score > 0 ? 'one_sign' : 'one_star';
    return rasi.score > 0 ? 'from_seventh' : 'before_seventh';
  },
  rasyadhipati: ({ poruthams: { rasyadhipati } }) => {
    const { boy, girl } = rasyadhipati;
    if (boy.lord === girl.lord) return 'one_lord';
    const enemies = [boy.view, girl.view].filter((view) => view === 'enemy').length;
    if (enemies === 0) return 'no_enemy';
    return enemies === 1 ? 'one_enemy' : 'both_enemies';
  },
  rajju: ({ poruthams: { rajju } }) => (rajju.score > 0 ? 'different' : 'shared'),
  vedha: ({ poruthams: { vedha } }) => (vedha.score > 0 ? 'free' : 'pierced'),
  mahendra: ({ poruthams: { mahendra } }) => (mahendra.score > 0 ? 'listed' : 'not_listed'),
  streeDeergha: ({ poruthams: { streeDeergha } }) => (streeDeergha.score > 0 ? 'beyond' : 'within'),
  vashya: ({ poruthams: { vashya } }) => (vashya.score > 0 ? 'drawn' : 'not_drawn'),
};

/** The placeholders of the sentences of the ten. */
function valuesOf(
  { poruthams, nakshatraCount, signCount }: TenPorutham,
  name: PoruthamName,
  language: ReadingLanguage,
) {
  const houses = inLanguage(housesMessages, language);
  const texts = inLanguage(matchingMessages, language);
  const { ganas } = inLanguage(chartsMessages, language);
  const { dina, gana, yoni, rasi, rasyadhipati, rajju } = poruthams;
  const compared =
    name === 'gana'
      ? { boy: ganas[gana.boy], girl: ganas[gana.girl] }
      : { boy: texts.animals[yoni.boy.animal], girl: texts.animals[yoni.girl.animal] };
  return {
    ...compared,
    boyStar: nakshatraName(dina.boy, language),
    girlStar: nakshatraName(dina.girl, language),
    count: nakshatraCount,
    remainder: nakshatraCount % 9,
    boySign: signName(rasi.boy, language),
    girlSign: signName(rasi.girl, language),
    signCount: houses[signCount],
    boyLord: grahaName(rasyadhipati.boy.lord, language),
    girlLord: grahaName(rasyadhipati.girl.lord, language),
    boyPart: texts.rajjuParts[rajju.boy.part],
    girlPart: texts.rajjuParts[rajju.girl.part],
  };
}

/** Why one of the ten poruthams is present or absent. */
export function poruthamSentence(
  name: PoruthamName,
  ten: TenPorutham,
  language: ReadingLanguage,
  partners?: PartnerNames,
): Reading {
  return reading(matchingMessages, language, ({ poruthams }) => {
    const texts = poruthams[name] as Readonly<Record<string, (all: object) => string>>;
    return say(texts[outcomes[name](ten)]!, {
      ...partnerValues(partners, language),
      ...valuesOf(ten, name, language),
    });
  });
}

/** How another school reads the same porutham, in words. */
export function poruthamExceptionSentence(
  code: PoruthamException,
  language: ReadingLanguage,
): Reading {
  return reading(matchingMessages, language, (texts) => entry(texts.poruthamExceptions, code));
}
