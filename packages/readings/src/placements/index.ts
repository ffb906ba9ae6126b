import type { GrahaId, HouseNumber, SignNumber } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { names } from '../names.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { listed, sentence } from '../sentence.ts';
import { placementsEn } from './en.ts';
import { placementsHi } from './hi.ts';
import type { PlacementTexts } from './placements.types.ts';

const catalogue: Catalogue<PlacementTexts> = { en: placementsEn, hi: placementsHi };

/** A graha with the sign and the house that it is in. */
export interface PlacementFacts {
  readonly graha: GrahaId;
  readonly sign: SignNumber;
  readonly house: HouseNumber;
}

/** What weakens a graha where it is. */
export interface AfflictionFacts {
  readonly combust: boolean;
  readonly debilitated: boolean;
  /** malefics in its sign, and those that aspect it */
  readonly joinedBy: readonly GrahaId[];
  readonly aspectedBy: readonly GrahaId[];
}

function valuesOf(
  { graha, sign, house }: PlacementFacts,
  texts: PlacementTexts,
  language: ReadingLanguage,
): Readonly<Record<string, string>> {
  return {
    graha: texts.grahas[graha],
    sign: names(language).signs[sign].common,
    place: texts.houses[house],
  };
}

/** 'Lord of the second house in the fifth house.' */
export function houseLordLocation(
  house: HouseNumber,
  lordHouse: HouseNumber,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, ({ houseLord, houses }) =>
    sentence(house === lordHouse ? houseLord.atHome : houseLord.elsewhere, {
      house: houses[house],
      place: houses[lordHouse],
    }),
  );
}

/** 'Venus, lord of the ascendant, is in the third house, in Cancer.' */
export function ascendantLordLocation(lord: PlacementFacts, language: ReadingLanguage): Reading {
  return reading(catalogue, language, (texts, textLanguage) =>
    sentence(
      lord.house === 1 ? texts.ascendantLord.atHome : texts.ascendantLord.elsewhere,
      valuesOf(lord, texts, textLanguage),
    ),
  );
}

/** 'The Moon is in the third house, in Cancer.' */
export function grahaLocation(graha: PlacementFacts, language: ReadingLanguage): Reading {
  return reading(catalogue, language, (texts, textLanguage) =>
    sentence(texts.graha, valuesOf(graha, texts, textLanguage)),
  );
}

/** What weakens a graha where it is, one sentence each; or that nothing does. */
export function afflictionReading(
  placement: PlacementFacts,
  facts: AfflictionFacts,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, (texts, textLanguage) => {
    const { afflictions, grahas, locale, between } = texts;
    const values = valuesOf(placement, texts, textLanguage);
    const say = (text: string, others: readonly GrahaId[] = []) =>
      sentence(text, {
        ...values,
        grahas: listed(
          others.map((one) => grahas[one]),
          locale,
        ),
      });
    const found = [
      ...(facts.combust ? [say(afflictions.combust)] : []),
      ...(facts.debilitated ? [say(afflictions.debilitated)] : []),
      ...(facts.joinedBy.length > 0 ? [say(afflictions.joined, facts.joinedBy)] : []),
      ...(facts.aspectedBy.length > 0 ? [say(afflictions.aspected, facts.aspectedBy)] : []),
    ];
    if (found.length > 0) return found.join(between);
    if (placement.graha === 'sun') return say(afflictions.noneOfSun);
    const isNode = placement.graha === 'rahu' || placement.graha === 'ketu';
    return say(isNode ? afflictions.noneOfNode : afflictions.none);
  });
}
