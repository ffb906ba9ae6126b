import type {
  Gem,
  GemAdvice,
  GemAffliction,
  GemGuard,
  GemReading,
  GrahaId,
  SignNumber,
} from '@jyoti/jyotish';
import { fill } from '../fill.ts';
import type { ReadingLanguage } from '../language.ts';
import { names } from '../names.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { listed, sentence } from '../sentence.ts';
import { gemstonesEn } from './en.ts';
import { gemstonesHi } from './hi.ts';
import type { GemPlace, GemstoneTexts } from './gemstones.types.ts';

export { gemVerdictWords } from './verdicts.ts';

const catalogue: Catalogue<GemstoneTexts> = { en: gemstonesEn, hi: gemstonesHi };

function placeOf({ role, period, graha }: GemAdvice): GemPlace {
  if (role !== null) return role;
  if (graha !== 'rahu' && graha !== 'ketu') return 'lord';
  return period === null ? 'node' : `own_${period}`;
}

function afflictionList(afflictions: readonly GemAffliction[], texts: GemstoneTexts): string {
  return listed(
    afflictions.map((affliction) => texts.afflictions[affliction]),
    texts.locale,
  );
}

function guardSentence(
  guard: GemGuard,
  texts: GemstoneTexts,
  values: Readonly<Record<string, string>>,
): string {
  return sentence(texts.guards[guard.code], {
    ...values,
    guarded: guard.code === 'dusthana_lord' ? texts.houses[guard.house] : '',
    afflictions: guard.code === 'weakened' ? afflictionList(guard.afflictions, texts) : '',
  });
}

/** Why a gem is considered for a chart, where its graha is, and what counts against it. */
export function gemReason(
  advice: GemAdvice,
  lagna: SignNumber,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, (texts, textLanguage) => {
    const values = {
      gem: texts.gems[advice.gem],
      graha: texts.grahas[advice.graha],
      lagna: names(textLanguage).signs[lagna].common,
      owned: listed(
        advice.ownHouses.map((house) => fill(texts.ownedHouse, { house: texts.houses[house] })),
        texts.locale,
      ),
      house: texts.houses[advice.house],
    };
    const verdict = advice.nature === 'yogakaraka' ? texts.advised.yogakaraka : texts.advised.plain;
    const weakness = afflictionList(advice.afflictions, texts);
    const cautions = advice.guards.map((guard) => guardSentence(guard, texts, values));
    return [
      sentence(texts.places[placeOf(advice)], values),
      sentence(texts.house, values),
      ...(advice.advised ? [verdict] : cautions),
      ...(advice.advised && weakness !== ''
        ? [sentence(texts.oneAffliction, { ...values, afflictions: weakness })]
        : []),
      ...(advice.advised || advice.role === null ? [] : [texts.notAdvised]),
    ].join(texts.between);
  });
}

/** How the gem of a graha is first put on, by custom. */
export function gemEnergising(graha: GrahaId, language: ReadingLanguage): Reading {
  return reading(catalogue, language, ({ energising }) => energising[graha]);
}

/**
 * Whom a gem suits, by the ascendant.
 * @param suits the ascendants; none for the gem of a node
 */
export function gemSuits(
  { gem, graha }: Pick<GemAdvice, 'gem' | 'graha'>,
  suits: readonly SignNumber[],
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, (texts, textLanguage) => {
    const { signs } = names(textLanguage);
    return sentence(suits.length > 0 ? texts.suits.some : texts.suits.none, {
      gem: texts.gems[gem],
      graha: texts.grahas[graha],
      signs: listed(
        suits.map((sign) => signs[sign].common),
        texts.locale,
      ),
    });
  });
}

/** The gems that must not be combined with that of a graha, and why. */
export function gemAvoidWith(
  graha: GrahaId,
  gems: readonly Gem[],
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, (texts) =>
    sentence(texts.avoidWith, {
      graha: texts.grahas[graha],
      gems: listed(
        gems.map((gem) => texts.gems[gem]),
        texts.locale,
      ),
    }),
  );
}

/** Conclusion on the three stones of a chart. */
export function gemsReading(
  { lagna, order, stones }: GemReading,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, (texts, textLanguage) => {
    const gems = order.map((role) => texts.gems[stones[role].gem]);
    const kind = gems.length === 0 ? 'none' : gems.length === 1 ? 'one' : 'more';
    return sentence(texts.summary[kind], {
      lagna: names(textLanguage).signs[lagna].common,
      gem: gems[0] ?? '',
      others: listed(gems.slice(1), texts.locale),
    });
  });
}

/** The limits of the tradition, and how reliable the customs of wearing are. */
export function gemDisclaimer(language: ReadingLanguage): Reading {
  return reading(catalogue, language, ({ disclaimer }) => disclaimer);
}
