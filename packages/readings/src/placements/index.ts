import type { Affliction, GrahaId, GrahaPlacement, HouseNumber, SignNumber } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { housesMessages } from '../messages.generated/houses.ts';
import { placementsMessages } from '../messages.generated/placements.ts';
import { inLanguage, reading, type Reading } from '../reading.ts';
import { say } from '../say.ts';
import { grahaList, grahaName, signName } from '../words.ts';

/** A graha with the sign and the house that it is in. */
export interface PlacementFacts {
  /** which of the nine */
  readonly graha: GrahaId;
  /** 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** whole-sign house from the ascendant */
  readonly house: HouseNumber;
}

function valuesOf({ graha, sign, house }: PlacementFacts, language: ReadingLanguage) {
  return {
    graha: grahaName(graha, language),
    sign: signName(sign, language),
    place: inLanguage(housesMessages, language)[house],
  };
}

/** 'Lord of the second house in the fifth house.' */
export function houseLordLocation(
  house: HouseNumber,
  lordHouse: HouseNumber,
  language: ReadingLanguage,
): Reading {
  const houses = inLanguage(housesMessages, language);
  return reading(placementsMessages, language, ({ houseLord }) =>
    say(house === lordHouse ? houseLord.atHome : houseLord.elsewhere, {
      house: houses[house],
      place: houses[lordHouse],
    }),
  );
}

/** 'Venus, lord of the ascendant, is in the third house, in Cancer.' */
export function ascendantLordLocation(lord: PlacementFacts, language: ReadingLanguage): Reading {
  return reading(placementsMessages, language, ({ ascendantLord }) =>
    say(
      lord.house === 1 ? ascendantLord.atHome : ascendantLord.elsewhere,
      valuesOf(lord, language),
    ),
  );
}

/** 'The Moon is in the third house, in Cancer.' */
export function grahaLocation(graha: PlacementFacts, language: ReadingLanguage): Reading {
  return reading(placementsMessages, language, (texts) =>
    say(texts.graha, valuesOf(graha, language)),
  );
}

/** What weakens a graha where it is, one sentence each; or that nothing does. */
export function afflictionReading(
  placement: PlacementFacts & Pick<GrahaPlacement, 'neechaBhanga'>,
  facts: Affliction,
  language: ReadingLanguage,
): Reading {
  return reading(placementsMessages, language, ({ afflictions }) => {
    const values = valuesOf(placement, language);
    const others = (ids: readonly GrahaId[]) => ({ ...values, grahas: grahaList(ids, language) });
    const isCancelled = placement.neechaBhanga.length > 0;
    const { combust, debilitated, joinedBy, aspectedBy } = facts;
    const found = [
      ...(combust ? [say(afflictions.combust, values)] : []),
      ...(debilitated ? [say(afflictions[isCancelled ? 'cancelled' : 'debilitated'], values)] : []),
      ...(joinedBy.length > 0 ? [say(afflictions.joined, others(joinedBy))] : []),
      ...(aspectedBy.length > 0 ? [say(afflictions.aspected, others(aspectedBy))] : []),
    ];
    if (found.length > 0) return found.join(' ');
    if (placement.graha === 'sun') return say(afflictions.noneOfSun, values);
    const isNode = placement.graha === 'rahu' || placement.graha === 'ketu';
    return say(isNode ? afflictions.noneOfNode : afflictions.none, values);
  });
}
