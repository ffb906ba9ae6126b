import { checkNumberSetting } from '../check-setting.ts';
import {
  aspectedHouses,
  eachGraha,
  GRAHA_IDS,
  houseFrom,
  normaliseDegrees,
} from '../chart/index.ts';
import type { Chart, GrahaId, HouseNumber } from '../chart/index.ts';
import type { Ashtakavarga } from '../strength/index.ts';
import type { JulianDay } from '../time/index.ts';
import { gocharaOf, gocharaVerdict } from './gochara.ts';
import type { BindusBySign, GocharaRow, GocharaVerdict, SignsOfGrahas } from './gochara.ts';
import type { PlanetStation, SignIngress } from './ingress.ts';
import { nextSignIngress, nextStation } from './next-dates.ts';
import { enteredSign, placeAt } from './positions.ts';
import type { TransitPosition } from './positions.ts';
import { transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** A point of the birth chart that a transit can meet: a graha, or the degree of the ascendant. */
export type NatalPoint = GrahaId | 'ascendant';

/** A transit close to a natal point, or to the degree that it aspects in full. */
export interface NatalContact {
  /** graha or ascendant of the birth chart */
  readonly point: NatalPoint;
  /** in the same degree, or aspecting it */
  readonly kind: 'conjunction' | 'aspect';
  /** the place of the aspect counted from the transit as 1: 7 for all, 4 and 8 for Mars, and so on; 1 for a conjunction */
  readonly count: HouseNumber;
  /** distance from exactness, degrees, 0 up to the orb */
  readonly orb: number;
  /** whether the distance shrinks at the instant */
  readonly applying: boolean;
}

/** One transit of the nine over a birth chart. */
export interface NatalTransit
  extends
    Omit<TransitPosition, 'body'>,
    Pick<GocharaRow, 'graha' | 'effect' | 'vedhaHouse' | 'by' | 'bindus' | 'strengthened'> {
  /** counted from the sign of the natal Moon */
  readonly houseFromMoon: HouseNumber;
  /** counted from the sign of the natal ascendant */
  readonly houseFromLagna: HouseNumber;
  /** what the effect and the bindus come to */
  readonly verdict: GocharaVerdict;
  /** bindus of sarvashtakavarga in its sign, 0 to 56; null when no ashtakavarga was given */
  readonly sarva: number | null;
  /** null when it is after 2200 */
  readonly nextIngress: SignIngress | null;
  /** null for Sun, Moon and nodes, and when it is after 2200 */
  readonly nextStation: PlanetStation | null;
  /** natal points within the orb, the closest first */
  readonly contacts: readonly NatalContact[];
}

/** What `natalTransits` needs in addition to the chart and the instant. */
export interface NatalTransitOptions {
  /** of the birth chart; without it no bindus are known */
  readonly ashtakavarga?: Pick<Ashtakavarga, 'bhinna' | 'sarva'>;
  /** how close to exactness a contact counts, degrees, 0 to 15; `CONTACT_ORB` if not given */
  readonly orb?: number;
}

/**
 * Within how many degrees of exactness a transit counts as a contact: a choice of this product, because the texts count
 * aspects by sign and give no orb.
 */
export const CONTACT_ORB = 3;

/**
 * The nine transits of an instant over a birth chart: houses from Moon and lagna, gochara with vedha and bindus, contacts
 * with natal points, next dates.
 * @param natal the birth chart; its ayanamsa and node are used
 * @param jdUt Julian day, UT
 * @throws JyotishError `out_of_range` outside 1800 to 2200, or for an orb outside 0 to 15
 */
export function natalTransits(
  natal: Pick<Chart, 'ascendant' | 'grahas' | 'settings'>,
  jdUt: JulianDay,
  { ashtakavarga, orb = CONTACT_ORB }: NatalTransitOptions = {},
  sky: TransitSky = transitSky(natal.settings),
): NatalTransit[] {
  checkNumberSetting('orb', orb, { min: 0, max: 15 });
  const places = eachGraha((graha) => placeAt(graha, jdUt, sky));
  const signs: SignsOfGrahas = eachGraha((graha) => places[graha].sign);
  const bindus = ashtakavarga && bindusOf(ashtakavarga);
  return gocharaOf(natal.grahas.moon.sign, signs, bindus).map((row): NatalTransit => {
    const { graha, house, effect, vedhaHouse, by, strengthened } = row;
    const { body: _, ...place } = places[graha];
    const nextIngress = nextSignIngress(graha, jdUt, sky);
    return {
      graha,
      ...place,
      since: enteredSign(graha, jdUt, sky),
      until: nextIngress?.jdUt ?? null,
      houseFromMoon: house,
      houseFromLagna: houseFrom(natal.ascendant.sign, place.sign),
      effect,
      vedhaHouse,
      by,
      bindus: row.bindus,
      strengthened,
      verdict: gocharaVerdict(row),
      sarva: ashtakavarga?.sarva[place.sign - 1] ?? null,
      nextIngress,
      nextStation: nextStation(graha, jdUt, sky),
      contacts: contactsOf(graha, place, natal, orb),
    };
  });
}

function bindusOf({ bhinna }: Pick<Ashtakavarga, 'bhinna'>): BindusBySign {
  const { sun, moon, mars, mercury, jupiter, venus, saturn } = bhinna;
  return {
    sun: sun.points,
    moon: moon.points,
    mars: mars.points,
    mercury: mercury.points,
    jupiter: jupiter.points,
    venus: venus.points,
    saturn: saturn.points,
  };
}

/** The aspects of the nodes are left out: Rahu's seventh is where Ketu is, which is a conjunction already. */
function contactsOf(
  graha: GrahaId,
  { longitude, speed }: Pick<TransitPosition, 'longitude' | 'speed'>,
  { ascendant, grahas }: Pick<Chart, 'ascendant' | 'grahas'>,
  orb: number,
): NatalContact[] {
  const points: readonly (readonly [NatalPoint, number])[] = [
    ['ascendant', ascendant.longitude],
    ...GRAHA_IDS.map((point) => [point, grahas[point].longitude] as const),
  ];
  const counts: readonly HouseNumber[] = [1, ...aspectedHouses(graha, 'none')];
  return points
    .flatMap(([point, natal]) =>
      counts.flatMap((count): NatalContact[] => {
        const exact = longitude + (count - 1) * 30;
        const ahead = normaliseDegrees(natal - exact + 180) - 180;
        if (Math.abs(ahead) > orb) return [];
        const kind = count === 1 ? 'conjunction' : 'aspect';
        return [{ point, kind, count, orb: Math.abs(ahead), applying: ahead * speed > 0 }];
      }),
    )
    .toSorted((a, b) => a.orb - b.orb);
}
