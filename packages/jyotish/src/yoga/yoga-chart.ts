import {
  ASPECTED_HOUSES,
  charaKarakas,
  eachGraha,
  GRAHA_IDS,
  PLANET_IDS,
  SIGNS,
  signFromIndex,
  varga,
} from '../chart/index.ts';
import type {
  CharaKaraka,
  GrahaId,
  HouseNumber,
  Placements,
  PlanetId,
  SignNumber,
} from '../chart/index.ts';

/** A set of grahas: bit n is the graha n of `GRAHA_IDS`. */
export type GrahaSet = number;

/** A set of houses: bit n is the house n. */
export type HouseSet = number;

/** A chart in the form that the conditions use: occupants and aspects of each house, as sets. */
export interface YogaChart {
  readonly placements: Placements;
  /** lord of each house, by its number; 0 is unused, as below */
  readonly lords: readonly PlanetId[];
  readonly occupants: readonly GrahaSet[];
  readonly aspecting: readonly GrahaSet[];
  /** houses that hold one of the seven planets */
  readonly occupied: HouseSet;
  /** sign of each graha in the navamsa */
  readonly navamsa: Readonly<Record<GrahaId, SignNumber>>;
  /** holders of the chara karakas among the seven planets, from atma to dara */
  readonly karakas: readonly { readonly karaka: CharaKaraka; readonly graha: GrahaId }[];
  readonly benefics: GrahaSet;
  readonly malefics: GrahaSet;
  readonly isWaxing: boolean;
  /** the Sun above the horizon */
  readonly isDay: boolean;
  /** null if unknown */
  readonly sex: 'male' | 'female' | null;
  /** whether one or two benefics make Chandradhi too */
  readonly gradedAdhi: boolean;
}

const BITS = Object.fromEntries(GRAHA_IDS.map((graha, index) => [graha, 1 << index])) as Record<
  GrahaId,
  GrahaSet
>;

/** A graha as a set. */
export const bitOf = (graha: GrahaId): GrahaSet => BITS[graha];

/** Grahas as a set. */
export const setOf = (grahas: readonly GrahaId[]): GrahaSet =>
  grahas.reduce((set, graha) => set | BITS[graha], 0);

/** Houses as a set. */
export const housesOf = (houses: readonly number[]): HouseSet =>
  houses.reduce((set, house) => set | (1 << house), 0);

const HARSH = setOf(['sun', 'mars', 'saturn', 'rahu', 'ketu']);
const ALL_GRAHAS = setOf(GRAHA_IDS);

/**
 * Benefics and malefics by nature (BPHS ch. 3, 11): Jupiter and Venus are benefic, the Moon while it waxes,
 * Mercury unless it shares its sign with a malefic.
 */
function beneficsOf(atMercury: GrahaSet, isWaxing: boolean): GrahaSet {
  const moon = isWaxing ? BITS.moon : 0;
  const malefics = HARSH | (isWaxing ? 0 : BITS.moon);
  const mercury = (atMercury & malefics) === 0 ? BITS.mercury : 0;
  return BITS.jupiter | BITS.venus | moon | mercury;
}

/** Prepares a chart for the conditions. */
export function yogaChart(
  placements: Placements,
  sex: YogaChart['sex'],
  gradedAdhi = false,
): YogaChart {
  const { ascendant, grahas } = placements;
  const occupants = Array.from({ length: 13 }, () => 0);
  const aspecting = Array.from({ length: 13 }, () => 0);
  for (const graha of GRAHA_IDS) {
    const { house } = grahas[graha];
    occupants[house]! |= BITS[graha];
    for (const count of ASPECTED_HOUSES[graha]) {
      aspecting[signFromIndex(house + count - 2)]! |= BITS[graha];
    }
  }
  const isWaxing = (grahas.moon.longitude - grahas.sun.longitude + 360) % 360 < 180;
  const benefics = beneficsOf(occupants[grahas.mercury.house]!, isWaxing);
  return {
    placements,
    lords: occupants.map((_, house) => SIGNS[signFromIndex(ascendant.sign + house - 2)].lord),
    occupants,
    aspecting,
    occupied: housesOf(PLANET_IDS.map((planet) => grahas[planet].house)),
    navamsa: eachGraha((graha) => varga(9, grahas[graha].longitude).sign),
    karakas: charaKarakas(placements),
    benefics,
    malefics: ALL_GRAHAS & ~benefics,
    isWaxing,
    isDay: !grahas.sun.isSet,
    sex,
    gradedAdhi,
  };
}

/** The whole-sign house of a graha. */
export const houseOf = (chart: YogaChart, graha: GrahaId): HouseNumber =>
  chart.placements.grahas[graha].house;
