import type { Couple, Koota, KootaException, KootaName, SignCount } from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import { chartsMessages } from '@jyoti/language/terms/charts';
import type { ReadingLanguage } from '../language.ts';
import { housesMessages } from '../messages.generated/houses.ts';
import { matchingMessages, type MatchingMessages } from '../messages.generated/matching.ts';
import { inLanguage, reading, type Reading } from '../reading.ts';
import { say } from '../say.ts';
import { grahaName, nakshatraName, signName } from '../words.ts';
import type { PartnerNames } from './matching.types.ts';
import { partnerValues } from './partner-names.ts';

type Kootas = MatchingMessages['kootas'];

/** Outcome of a koota. */
const outcomes: {
  readonly [Name in KootaName]: (koota: Koota<Name>) => keyof Kootas[Name];
} = {
  varna: ({ boy, girl, score }) => {
    if (boy === girl) return 'same';
    return score > 0 ? 'boy_higher' : 'boy_lower';
  },
  vashya: ({ score }) => String(score) as keyof Kootas['vashya'],
  // Two counts that add up to 29 cannot both have a remainder of 3, 5 or 7 modulo nine.
  tara: ({ boy, girl }) => {
    if (boy.good && girl.good) return 'both';
    return boy.good ? 'boy_only' : 'girl_only';
  },
  yoni: ({ score }) => String(score) as keyof Kootas['yoni'],
  grahaMaitri: ({ boy, girl }) => {
    if (boy.lord === girl.lord) return 'one_lord';
    return boy.view === girl.view ? `both_${boy.view}` : 'mixed';
  },
  gana: ({ boy, girl }) => `${boy}_${girl}`,
  bhakoot: bhakootPair,
  nadi: ({ score }) => (score > 0 ? 'different' : 'same'),
};

/** How far the Moon signs are from each other: '6/8'. */
export function bhakootPair({ boy, girl }: Couple<SignCount>): keyof Kootas['bhakoot'] {
  return [boy.count, girl.count].toSorted((a, b) => a - b).join('/') as keyof Kootas['bhakoot'];
}

/** What the sentence of a koota names. */
const values: {
  readonly [Name in KootaName]: (
    koota: Koota<Name>,
    language: ReadingLanguage,
  ) => Readonly<Record<string, string | number>>;
} = {
  varna: ({ boy, girl }, language) => {
    const { varnas } = inLanguage(chartsMessages, language);
    return { boy: varnas[boy], girl: varnas[girl] };
  },
  vashya: ({ boy, girl }, language) => {
    const { vashyaGroups } = inLanguage(matchingMessages, language);
    return { boy: vashyaGroups[boy], girl: vashyaGroups[girl] };
  },
  tara: ({ boy, girl }, language) => {
    const { taras } = inLanguage(chartsMessages, language);
    return {
      boyCount: boy.count,
      boyTara: taras[boy.tara],
      girlCount: girl.count,
      girlTara: taras[girl.tara],
    };
  },
  yoni: ({ boy, girl }, language) => {
    const { animals } = inLanguage(matchingMessages, language);
    return { boy: animals[boy.animal], girl: animals[girl.animal] };
  },
  grahaMaitri: ({ boy, girl }, language) => {
    const { views } = inLanguage(matchingMessages, language);
    return {
      boyLord: grahaName(boy.lord, language),
      girlLord: grahaName(girl.lord, language),
      boyView: views[boy.view],
      girlView: views[girl.view],
    };
  },
  gana: ({ boy, girl }, language) => {
    const { ganas } = inLanguage(chartsMessages, language);
    return { boy: ganas[boy], girl: ganas[girl] };
  },
  bhakoot: ({ boy, girl }, language) => {
    const houses = inLanguage(housesMessages, language);
    return {
      boySign: signName(boy.sign, language),
      girlSign: signName(girl.sign, language),
      boyCount: houses[boy.count],
      girlCount: houses[girl.count],
    };
  },
  nadi: ({ boy, girl }, language) => {
    const { nadis } = inLanguage(chartsMessages, language);
    return { boy: nadis[boy], girl: nadis[girl] };
  },
};

/** Explains the score of a koota: the attributes of both and their entry in the table. */
export function kootaSentence<Name extends KootaName>(
  name: Name,
  koota: Koota<Name>,
  language: ReadingLanguage,
  partners?: PartnerNames,
): Reading {
  return reading(matchingMessages, language, ({ kootas }) => {
    const texts = kootas[name] as Readonly<Record<string, (all: object) => string>>;
    return say(texts[String(outcomes[name](koota))]!, {
      ...partnerValues(partners, language),
      ...values[name](koota, language),
    });
  });
}

/** The rule by which a school would lift a score of 0, in words. */
export function kootaExceptionSentence(rule: KootaException, language: ReadingLanguage): Reading {
  const star = (number: number) => nakshatraName(number, language);
  return reading(matchingMessages, language, ({ kootaExceptions: texts }) => {
    switch (rule.code) {
      case 'same_sign_lord':
        return say(texts.same_sign_lord, { lord: grahaName(rule.lord, language) });
      case 'friendly_sign_lords':
        return say(texts.friendly_sign_lords, {
          boyLord: grahaName(rule.lords.boy, language),
          girlLord: grahaName(rule.lords.girl, language),
        });
      case 'same_nakshatra_different_pada':
        return say(texts.same_nakshatra_different_pada, {
          star: star(rule.nakshatra),
          boyPada: rule.padas.boy,
          girlPada: rule.padas.girl,
        });
      case 'same_sign_different_nakshatra':
        return say(texts.same_sign_different_nakshatra, {
          sign: signName(rule.sign, language),
          boyStar: star(rule.nakshatras.boy),
          girlStar: star(rule.nakshatras.girl),
        });
      case 'same_nakshatra_different_sign':
        return say(texts.same_nakshatra_different_sign, {
          star: star(rule.nakshatra),
          boySign: signName(rule.signs.boy, language),
          girlSign: signName(rule.signs.girl, language),
        });
      case 'exempt_nakshatras': {
        const { boy, girl } = rule.nakshatras;
        return say(texts.exempt_nakshatras, {
          stars: formatList([...new Set([boy, girl])].map(star), language),
        });
      }
    }
  });
}
