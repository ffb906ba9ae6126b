import { isAspecting } from './aspects.ts';
import { eachGraha, GRAHA_IDS, NATURAL_MALEFICS, PLANET_IDS } from './bodies.ts';
import type { GrahaId, PlanetId } from './bodies.ts';
import { naturalFriendship } from './friendship.ts';
import type { Friendship } from './friendship.ts';
import type { Placements } from './placements.ts';
import { SIGNS } from './signs.ts';

/** Six states of company (BPHS ch. 45, 11–18): ashamed, proud, hungry, thirsty, delighted, agitated. */
export const LAJJITADI_AVASTHAS = [
  'lajjita',
  'garvita',
  'kshudhita',
  'trishita',
  'mudita',
  'kshobhita',
] as const;

/** One of the six states of company. */
export type LajjitadiAvastha = (typeof LAJJITADI_AVASTHAS)[number];

const BENEFICS: readonly GrahaId[] = ['jupiter', 'venus', 'mercury', 'moon'];

/**
 * The states of company of each planet, of which several or none can hold (BPHS ch. 45, 11–18): `lajjita` in the fifth house with
 * a node, the Sun, Mars or Saturn; `garvita` in exaltation or moolatrikona; `kshudhita` in the sign or the company of an enemy,
 * aspected by one, or with Saturn; `trishita` in a watery sign, aspected by an enemy and by no benefic; `mudita` in the sign or the
 * company of a friend, aspected by one, or with Jupiter; `kshobhita` with the Sun, and with or aspected by a malefic that is its
 * enemy. Friends and enemies are the natural ones.
 * @returns Sun to Saturn; none for the nodes, which the chapter does not judge so
 */
export function lajjitadiAvasthas({
  grahas,
}: Placements): Readonly<Record<GrahaId, readonly LajjitadiAvastha[]>> {
  return eachGraha((graha) => {
    if (graha === 'rahu' || graha === 'ketu') return [];
    const { sign, house, dignity, signLord } = grahas[graha];
    const others = GRAHA_IDS.filter((other) => other !== graha);
    const company = others.filter((other) => grahas[other].sign === sign);
    const aspecting = others.filter((other) => isAspecting(other, grahas[other].sign, sign));
    const are = (list: readonly GrahaId[], friendship: Friendship): boolean =>
      list.some((other) => isPlanet(other) && naturalFriendship(graha, other) === friendship);
    const touched = (friendship: Friendship): boolean =>
      are(
        [signLord, ...company, ...aspecting].filter((other) => other !== graha),
        friendship,
      );
    const states: Readonly<Record<LajjitadiAvastha, boolean>> = {
      lajjita: house === 5 && company.some((other) => NATURAL_MALEFICS.includes(other)),
      garvita: dignity === 'exalted' || dignity === 'moolatrikona',
      kshudhita: touched('enemy') || company.includes('saturn'),
      trishita:
        SIGNS[sign].tatva === 'water' &&
        are(aspecting, 'enemy') &&
        !aspecting.some((other) => BENEFICS.includes(other)),
      mudita: touched('friend') || company.includes('jupiter'),
      kshobhita:
        company.includes('sun') &&
        are(
          [...company, ...aspecting].filter((other) => NATURAL_MALEFICS.includes(other)),
          'enemy',
        ),
    };
    return LAJJITADI_AVASTHAS.filter((avastha) => states[avastha]);
  });
}

function isPlanet(graha: GrahaId): graha is PlanetId {
  return PLANET_IDS.some((planet) => planet === graha);
}
