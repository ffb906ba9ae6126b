import type { PlanetId } from '../chart/bodies.ts';
import { naturalFriendship } from '../chart/friendship.ts';
import type { Pada } from '../chart/nakshatras.ts';
import type { SignNumber } from '../chart/signs.ts';
import { ofBoth } from './couple.ts';
import type { Couple } from './couple.ts';
import type { MatchMoon } from './moon.ts';

/** A rule that lifts a score of 0 in some schools, with the facts it rests on. */
export type KootaException =
  | {
      readonly code: 'same_sign_lord';
      /** planet that rules both Moon signs */
      readonly lord: PlanetId;
    }
  | {
      readonly code: 'friendly_sign_lords';
      /** planets that rule the two Moon signs */
      readonly lords: Couple<PlanetId>;
    }
  | {
      readonly code: 'same_nakshatra_different_pada';
      /** of both, 1 to 27 */
      readonly nakshatra: number;
      /** quarters, which differ */
      readonly padas: Couple<Pada>;
    }
  | {
      readonly code: 'same_sign_different_nakshatra';
      /** Moon sign of both */
      readonly sign: SignNumber;
      /** which differ, 1 to 27 */
      readonly nakshatras: Couple<number>;
    }
  | {
      readonly code: 'same_nakshatra_different_sign';
      /** of both, 1 to 27 */
      readonly nakshatra: number;
      /** Moon signs, which differ */
      readonly signs: Couple<SignNumber>;
    }
  | {
      readonly code: 'exempt_nakshatras';
      /** of both, 1 to 27 */
      readonly nakshatras: Couple<number>;
    };

/**
 * Nakshatras that some authors exempt from nadi: Rohini, Ardra, Magha, Vishakha, Shravana, Uttara Bhadrapada and
 * Revati. Here both partners must have one; some authors require only one.
 */
const NADI_EXEMPT: readonly number[] = [4, 6, 10, 16, 22, 26, 27];

/** Why adverse signs may not count: one lord rules both, or the lords are friends of each other. */
export function bhakootExceptions({ boy, girl }: Couple<MatchMoon>): readonly KootaException[] {
  const lords = { boy: boy.sign.lord, girl: girl.sign.lord };
  if (lords.boy === lords.girl) return [{ code: 'same_sign_lord', lord: lords.boy }];
  const mutual =
    naturalFriendship(lords.boy, lords.girl) === 'friend' &&
    naturalFriendship(lords.girl, lords.boy) === 'friend';
  return mutual ? [{ code: 'friendly_sign_lords', lords }] : [];
}

/** Why the same nadi may not count. */
export function nadiExceptions(moons: Couple<MatchMoon>): readonly KootaException[] {
  const { boy, girl } = moons;
  const nakshatras = ofBoth(moons, ({ nakshatra }) => nakshatra.number);
  const signs = ofBoth(moons, ({ sign }) => sign.number);
  const sameNakshatra = nakshatras.boy === nakshatras.girl;
  const exceptions: KootaException[] = [];
  if (sameNakshatra && boy.pada !== girl.pada) {
    const padas = { boy: boy.pada, girl: girl.pada };
    exceptions.push({ code: 'same_nakshatra_different_pada', nakshatra: nakshatras.boy, padas });
  }
  if (signs.boy === signs.girl && !sameNakshatra) {
    exceptions.push({ code: 'same_sign_different_nakshatra', sign: signs.boy, nakshatras });
  }
  if (sameNakshatra && signs.boy !== signs.girl) {
    exceptions.push({ code: 'same_nakshatra_different_sign', nakshatra: nakshatras.boy, signs });
  }
  if (NADI_EXEMPT.includes(nakshatras.boy) && NADI_EXEMPT.includes(nakshatras.girl)) {
    exceptions.push({ code: 'exempt_nakshatras', nakshatras });
  }
  return exceptions;
}
