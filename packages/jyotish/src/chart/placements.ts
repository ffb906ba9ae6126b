import { normaliseDegrees } from './angle.ts';
import { baladiAvastha, jagradadiAvastha } from './avastha.ts';
import type { BaladiAvastha, JagradadiAvastha } from './avastha.ts';
import { eachGraha } from './bodies.ts';
import type { GrahaId, PlanetId } from './bodies.ts';
import { isCombust } from './combustion.ts';
import { dignityOf } from './dignity.ts';
import type { Dignity } from './dignity.ts';
import { functionalNature } from './functional-nature.ts';
import type { FunctionalNature } from './functional-nature.ts';
import { neechaBhangaOf } from './neecha-bhanga.ts';
import type { NeechaBhanga } from './neecha-bhanga.ts';
import { nakshatraElapsed, nakshatraOf, padaOf } from './nakshatras.ts';
import type { Pada } from './nakshatras.ts';
import type { ChartSettings } from './settings.ts';
import { degreeInSign, houseFrom, signOf, SIGNS } from './signs.ts';
import type { HouseNumber, SignNumber } from './signs.ts';

/** Where a body is in the zodiac and in the chart. */
export interface Placement {
  /** sidereal, degrees in [0, 360) */
  readonly longitude: number;
  /** 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** degrees in [0, 30) */
  readonly degreeInSign: number;
  /** degree in sign as a share of 30°, percent in [0, 100) */
  readonly progressPercent: number;
  /** whole-sign house from the ascendant, 1 to 12 */
  readonly house: HouseNumber;
  /** planet that rules the sign */
  readonly signLord: PlanetId;
  /** 1 (Ashwini) to 27 (Revati) */
  readonly nakshatra: number;
  /** Sanskrit in plain Latin letters */
  readonly nakshatraName: string;
  /** Vimshottari lord of the nakshatra */
  readonly nakshatraLord: GrahaId;
  /** how much of the nakshatra has passed, 0 to 1 (1 excluded) */
  readonly nakshatraElapsed: number;
  /** quarter of the nakshatra, 1 to 4 */
  readonly pada: Pada;
}

/** Where a graha is and in what state. */
export interface GrahaPlacement extends Placement {
  /** which of the nine */
  readonly graha: GrahaId;
  /** motion in sidereal longitude, degrees a day; negative when retrograde */
  readonly speed: number;
  /** ecliptic latitude, degrees; 0 for the nodes */
  readonly latitude: number;
  /** never the Sun or the Moon; always the mean node */
  readonly retrograde: boolean;
  /** its centre is below the horizon, seen from the Earth's centre, without refraction */
  readonly isSet: boolean;
  /** closer to the Sun than its orb */
  readonly combust: boolean;
  /** null for Rahu and Ketu unless `settings.nodeDignity` */
  readonly dignity: Dignity | null;
  /** what cancels its debilitation; none if nothing does, if it is not debilitated, and for the nodes */
  readonly neechaBhanga: readonly NeechaBhanga[];
  /** its age by degree: infant, youth, adult, old or dead, 6° each */
  readonly baladiAvastha: BaladiAvastha;
  /** null where `dignity` is */
  readonly jagradadiAvastha: JagradadiAvastha | null;
  /** what it does for this ascendant by the houses it rules */
  readonly functionalNature: FunctionalNature;
}

/** The ascendant and the nine grahas of a chart. */
export interface Placements {
  /** degree that rises in the east */
  readonly ascendant: Placement;
  /** by their ids */
  readonly grahas: Readonly<Record<GrahaId, GrahaPlacement>>;
}

/**
 * Whether charts and tables mark a graha as retrograde. The mean nodes always move backwards and carry no mark of it; the true
 * ones do while they move backwards.
 * @param settings of its chart
 */
export function isMarkedRetrograde(
  { graha, retrograde }: Pick<GrahaPlacement, 'graha' | 'retrograde'>,
  { node }: Pick<ChartSettings, 'node'>,
): boolean {
  return retrograde && (node === 'true' || (graha !== 'rahu' && graha !== 'ketu'));
}

/**
 * Where a longitude is in a chart with a given lagna.
 * @param longitude sidereal, degrees
 * @param lagna sign of the first house
 */
export function placementOf(longitude: number, lagna: SignNumber): Placement {
  const sign = signOf(longitude);
  const nakshatra = nakshatraOf(longitude);
  const degree = degreeInSign(longitude);
  return {
    longitude,
    sign,
    degreeInSign: degree,
    progressPercent: (degree / 30) * 100,
    house: houseFrom(lagna, sign),
    signLord: SIGNS[sign].lord,
    nakshatra: nakshatra.number,
    nakshatraName: nakshatra.name,
    nakshatraLord: nakshatra.lord,
    nakshatraElapsed: nakshatraElapsed(longitude),
    pada: padaOf(longitude),
  };
}

/** Sidereal longitude and motion of a graha, before anything is read from them. */
export interface SiderealPosition {
  /** degrees in [0, 360) */
  readonly longitude: number;
  /** degrees */
  readonly latitude: number;
  /** degrees a day */
  readonly speed: number;
  /** whether it is below the horizon; unless given, by ecliptic arc from the ascendant, as if it had no latitude */
  readonly isSet?: boolean;
}

/**
 * Everything that follows from the longitudes: signs, houses, states. `castChart` calls it with computed positions;
 * pass positions from another source for a chart that is already calculated.
 * @param ascendant sidereal longitude of the ascendant, degrees
 * @param positions sidereal positions of the nine grahas
 * @param settings the node decides whether Rahu and Ketu are always retrograde
 */
export function readPlacements(
  ascendant: number,
  positions: Readonly<Record<GrahaId, SiderealPosition>>,
  settings: Pick<ChartSettings, 'node' | 'nodeDignity'>,
): Placements {
  const lagna = signOf(ascendant);
  const longitudes = eachGraha((graha) => positions[graha].longitude);
  const grahaPlacement = (graha: GrahaId): GrahaPlacement => {
    const { longitude, latitude, speed, isSet } = positions[graha];
    const placement = placementOf(longitude, lagna);
    const isNode = graha === 'rahu' || graha === 'ketu';
    const retrograde = (isNode && settings.node === 'mean') || speed < 0;
    const dignity =
      isNode && !settings.nodeDignity
        ? null
        : dignityOf(graha, longitude, signOf(positions[placement.signLord].longitude));
    const fromAscendant = normaliseDegrees(longitude - ascendant);
    return {
      ...placement,
      graha,
      speed,
      latitude,
      retrograde,
      isSet: isSet ?? (fromAscendant > 0 && fromAscendant < 180),
      combust: isCombust(graha, longitude, positions.sun.longitude, retrograde),
      dignity,
      neechaBhanga:
        graha === 'rahu' || graha === 'ketu' ? [] : neechaBhangaOf(graha, lagna, longitudes),
      baladiAvastha: baladiAvastha(longitude),
      jagradadiAvastha: dignity === null ? null : jagradadiAvastha(dignity),
      functionalNature: functionalNature(lagna, graha),
    };
  };
  return {
    ascendant: placementOf(ascendant, lagna),
    grahas: eachGraha(grahaPlacement),
  };
}
