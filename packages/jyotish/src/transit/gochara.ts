import { GRAHA_IDS, houseFrom, signOf } from '../chart/index.ts';
import type { GrahaId, HouseNumber, PlanetId, SignNumber } from '../chart/index.ts';
import { JyotishError } from '../error.ts';
import type { JulianDay } from '../time/index.ts';
import { VEDHA, canObstruct, goodHouseObstructedFrom } from './gochara-rules.ts';
import { checkInstant, transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/**
 * What a transit comes to: `good` in a good house, `obstructed` when another graha is in its vedha
 * house, `bad` in any other house, `relieved` when vipareeta vedha takes the evil away.
 */
export type GocharaEffect = 'good' | 'obstructed' | 'bad' | 'relieved';

/** What a transit and its bindus come to: helpful, mixed, or in need of patience. */
export type GocharaVerdict = 'supportive' | 'mixed' | 'demanding';

/** One graha's transit, counted from the natal Moon. */
export interface GocharaRow {
  /** who moves */
  readonly graha: GrahaId;
  /** sign that it is in */
  readonly sign: SignNumber;
  /** counted from the Moon's sign */
  readonly house: HouseNumber;
  /** good or bad, and whether vedha undoes it */
  readonly effect: GocharaEffect;
  /** the house that could obstruct (or relieve) it; null when its house has none */
  readonly vedhaHouse: HouseNumber | null;
  /** the graha that obstructs or relieves it from there */
  readonly by: readonly GrahaId[];
  /** bindus of its own ashtakavarga in its sign, 0 to 8; null when none were given, or for a node */
  readonly bindus: number | null;
  /** whether those bindus strengthen it (four or more); null when they are unknown */
  readonly strengthened: boolean | null;
}

/** Bindus of each planet's ashtakavarga (bhinnashtakavarga), twelve signs from Aries. */
export type BindusBySign = Readonly<Record<PlanetId, readonly number[]>>;

/** Where each graha is. */
export type SignsOfGrahas = Readonly<Record<GrahaId, SignNumber>>;

/** Bindus from which a transit is strengthened (Phaladeepika 26, 41). */
const STRENGTHENING_BINDUS = 4;

/**
 * The signs of the nine grahas at an instant.
 * @param jdUt Julian day, UT
 * @throws JyotishError `out_of_range` outside 1800 to 2200
 */
export function grahaSigns(jdUt: JulianDay, sky: TransitSky = transitSky()): SignsOfGrahas {
  checkInstant(jdUt);
  return Object.fromEntries(
    GRAHA_IDS.map((graha) => [graha, signOf(sky.track(graha).at(jdUt))]),
  ) as Record<GrahaId, SignNumber>;
}

/**
 * Gochara: the nine transits counted from a natal Moon sign, with vedha and vipareeta vedha (Phaladeepika ch. 26).
 * @param moonSign the natal Moon's sign; a sign's horoscope takes the sign itself
 * @param signs where the grahas are now (`grahaSigns`)
 * @param bindus of the natal chart, where one is known
 * @throws JyotishError `out_of_range` when a row of bindus has not twelve numbers
 */
export function gocharaOf(
  moonSign: SignNumber,
  signs: SignsOfGrahas,
  bindus?: BindusBySign,
): GocharaRow[] {
  const houses = Object.fromEntries(
    GRAHA_IDS.map((graha) => [graha, houseFrom(moonSign, signs[graha])]),
  ) as Record<GrahaId, HouseNumber>;
  return GRAHA_IDS.map((graha) => {
    const house = houses[graha];
    const own = bindusIn(graha, signs[graha], bindus);
    return {
      graha,
      sign: signs[graha],
      house,
      ...effectOf(graha, house, houses),
      bindus: own,
      strengthened: own === null ? null : own >= STRENGTHENING_BINDUS,
    };
  });
}

/**
 * The one verdict on a transit, from its gochara and the bindus of its ashtakavarga: obstructed and relieved transits are
 * mixed, and so is one whose bindus disagree with its house (Phaladeepika 26, 41; the three names are of this product).
 */
export function gocharaVerdict({
  effect,
  strengthened,
}: Pick<GocharaRow, 'effect' | 'strengthened'>): GocharaVerdict {
  if (effect === 'good') return strengthened === false ? 'mixed' : 'supportive';
  if (effect === 'bad') return strengthened === true ? 'mixed' : 'demanding';
  return 'mixed';
}

/**
 * Gochara at an instant.
 * @param moonSign the natal Moon's sign
 * @param jdUt Julian day, UT
 * @throws JyotishError `out_of_range` outside 1800 to 2200
 */
export function gocharaAt(
  moonSign: SignNumber,
  jdUt: JulianDay,
  sky: TransitSky = transitSky(),
  bindus?: BindusBySign,
): GocharaRow[] {
  return gocharaOf(moonSign, grahaSigns(jdUt, sky), bindus);
}

function effectOf(
  graha: GrahaId,
  house: HouseNumber,
  houses: Readonly<Record<GrahaId, HouseNumber>>,
): Pick<GocharaRow, 'effect' | 'vedhaHouse' | 'by'> {
  const vedhaHouse = VEDHA[graha][house] ?? null;
  const isGood = vedhaHouse !== null;
  // A bad house that obstructs a good one is relieved from that good one.
  const watched = vedhaHouse ?? goodHouseObstructedFrom(graha, house);
  const by = GRAHA_IDS.filter((other) => houses[other] === watched && canObstruct(graha, other));
  const [free, met] = isGood ? (['good', 'obstructed'] as const) : (['bad', 'relieved'] as const);
  return { effect: by.length > 0 ? met : free, vedhaHouse: watched, by };
}

function bindusIn(graha: GrahaId, sign: SignNumber, bindus?: BindusBySign): number | null {
  if (bindus === undefined || graha === 'rahu' || graha === 'ketu') return null;
  const value = bindus[graha][sign - 1];
  if (value === undefined || !(value >= 0 && value <= 8)) {
    throw new JyotishError(
      'out_of_range',
      'Bindus are twelve numbers from 0 to 8 for each planet.',
    );
  }
  return value;
}
