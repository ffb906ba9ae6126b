import type { Couple, Koota, KootaException, KootaName, SignCount } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { names } from '../names.ts';
import { reading, type Reading } from '../reading.ts';
import type { KootaOutcomes, MatchingTexts, PartnerNames, SignRelation } from './matching.types.ts';
import { partnerValues } from './partner-names.ts';
import { listed, sentence } from '../sentence.ts';
import { matchingCatalogue } from './texts.ts';

/** Outcome of a koota. */
const outcomes: {
  readonly [Name in KootaName]: (koota: Koota<Name>) => KootaOutcomes[Name];
} = {
  varna: ({ boy, girl, score }) => {
    if (boy === girl) return 'same';
    return score > 0 ? 'boy_higher' : 'boy_lower';
  },
  vashya: ({ score }) => String(score) as KootaOutcomes['vashya'],
  // Two counts that add up to 29 cannot both have a remainder of 3, 5 or 7 modulo nine.
  tara: ({ boy, girl }) => {
    if (boy.good && girl.good) return 'both';
    return boy.good ? 'boy_only' : 'girl_only';
  },
  yoni: ({ score }) => String(score) as KootaOutcomes['yoni'],
  grahaMaitri: ({ boy, girl }) => {
    if (boy.lord === girl.lord) return 'one_lord';
    return boy.view === girl.view ? `both_${boy.view}` : 'mixed';
  },
  gana: ({ boy, girl }) => `${boy}_${girl}`,
  bhakoot: relationOf,
  nadi: ({ score }) => (score > 0 ? 'different' : 'same'),
};

function relationOf({ boy, girl }: Couple<SignCount>): SignRelation {
  return [boy.count, girl.count].toSorted((a, b) => a - b).join('/') as SignRelation;
}

/** The placeholders of each koota's sentence. */
const values: {
  readonly [Name in KootaName]: (
    koota: Koota<Name>,
    texts: MatchingTexts,
    language: ReadingLanguage,
  ) => Readonly<Record<string, string>>;
} = {
  varna: ({ boy, girl }, { varnas }) => ({ boy: varnas[boy], girl: varnas[girl] }),
  vashya: ({ boy, girl }, { vashyaGroups }) => ({
    boy: vashyaGroups[boy],
    girl: vashyaGroups[girl],
  }),
  tara: ({ boy, girl }, { taras }) => ({
    boyCount: String(boy.count),
    boyTara: taras[boy.tara],
    girlCount: String(girl.count),
    girlTara: taras[girl.tara],
  }),
  yoni: ({ boy, girl }, { animals }) => ({ boy: animals[boy.animal], girl: animals[girl.animal] }),
  grahaMaitri: ({ boy, girl }, { grahas, views }) => ({
    boyLord: grahas[boy.lord],
    girlLord: grahas[girl.lord],
    boyView: views[boy.view],
    girlView: views[girl.view],
  }),
  gana: ({ boy, girl }, { ganas }) => ({ boy: ganas[boy], girl: ganas[girl] }),
  bhakoot: ({ boy, girl }, { ordinals }, language) => {
    const { signs } = names(language);
    return {
      boySign: signs[boy.sign].common,
      girlSign: signs[girl.sign].common,
      boyCount: ordinals[boy.count],
      girlCount: ordinals[girl.count],
    };
  },
  nadi: ({ boy, girl }, { nadis }) => ({ boy: nadis[boy], girl: nadis[girl] }),
};

/** Explains the score of a koota: the attributes of both and their entry in the table. */
export function kootaSentence<Name extends KootaName>(
  name: Name,
  koota: Koota<Name>,
  language: ReadingLanguage,
  partners?: PartnerNames,
): Reading {
  return reading(matchingCatalogue, language, (texts, textLanguage) =>
    sentence(
      (texts.kootas[name] as Readonly<Record<string, string>>)[outcomes[name](koota)] as string,
      { ...partnerValues(texts, partners), ...values[name](koota, texts, textLanguage) },
    ),
  );
}

/** The rule by which a school would lift a score of 0, in words. */
export function kootaExceptionSentence(rule: KootaException, language: ReadingLanguage): Reading {
  return reading(matchingCatalogue, language, (texts, textLanguage) =>
    sentence(texts.kootaExceptions[rule.code], exceptionValues(rule, texts, textLanguage)),
  );
}

function exceptionValues(
  rule: KootaException,
  { grahas, locale }: MatchingTexts,
  language: ReadingLanguage,
): Readonly<Record<string, string>> {
  const { signs, nakshatras } = names(language);
  const star = (number: number) => nakshatras[number - 1] ?? '';
  switch (rule.code) {
    case 'same_sign_lord':
      return { lord: grahas[rule.lord] };
    case 'friendly_sign_lords':
      return { boyLord: grahas[rule.lords.boy], girlLord: grahas[rule.lords.girl] };
    case 'same_nakshatra_different_pada':
      return {
        star: star(rule.nakshatra),
        boyPada: String(rule.padas.boy),
        girlPada: String(rule.padas.girl),
      };
    case 'same_sign_different_nakshatra':
      return {
        sign: signs[rule.sign].common,
        boyStar: star(rule.nakshatras.boy),
        girlStar: star(rule.nakshatras.girl),
      };
    case 'same_nakshatra_different_sign':
      return {
        star: star(rule.nakshatra),
        boySign: signs[rule.signs.boy].common,
        girlSign: signs[rule.signs.girl].common,
      };
    case 'exempt_nakshatras': {
      const { boy, girl } = rule.nakshatras;
      return { stars: listed([...new Set([boy, girl])].map(star), locale) };
    }
  }
}
