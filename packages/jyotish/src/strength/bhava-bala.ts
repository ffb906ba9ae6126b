import { houseFrom, shortestArc, SIGNS, signOf, vashyaOf } from '../chart/index.ts';
import type { Bhavas, Chart, HouseNumber, PlanetId, VashyaGroup } from '../chart/index.ts';
import { benefics, drishtiOn } from './drishti.ts';
import { sumOf } from './planets.ts';
import { shadbalaFacts } from './shadbala-facts.ts';
import type { ShadbalaFacts } from './shadbala-facts.ts';
import { shadbalaOf } from './shadbala.ts';
import type { PlanetShadbala } from './shadbala.ts';
import { shadbalaSettings } from './shadbala-settings.ts';
import type { ShadbalaOptions, ShadbalaSettings } from './shadbala-settings.ts';

/** Strength of a house and its three parts, virupas. */
export interface BhavaBala {
  /** 1 to 12 */
  readonly house: HouseNumber;
  /** lord of the sign in the middle of the house */
  readonly lord: PlanetId;
  /** the lord's shadbala */
  readonly adhipati: number;
  /** by the kind of sign in the middle of the house, 0 to 60 */
  readonly dig: number;
  /** by aspects on the middle of the house; negative where malefics prevail */
  readonly drishti: number;
  /** sum of the three parts */
  readonly virupas: number;
  /** the same sum divided by 60 */
  readonly rupas: number;
  /** 1 for the strongest house to 12 for the weakest */
  readonly rank: number;
}

/** The house where the signs of a group are powerless (Raman, Graha and Bhava Balas ch. 9). */
const POWERLESS: Readonly<Record<VashyaGroup, HouseNumber>> = {
  manava: 7,
  jalachara: 10,
  chatushpada: 4,
  vanachara: 4,
  keeta: 1,
};

/**
 * Bhava bala of a birth chart: the strength of its twelve houses (BPHS 27, 26–29; B. V. Raman, Graha and Bhava Balas
 * ch. 9). The houses are Sripati's.
 * @param options as for `shadbala`
 * @throws JyotishError `out_of_range` for a school or setting that does not exist
 */
export function bhavaBala(chart: Chart, options: ShadbalaOptions = {}): readonly BhavaBala[] {
  const settings = shadbalaSettings(options);
  const facts = shadbalaFacts(chart, settings);
  return bhavaBalaOf(facts, shadbalaOf(facts, settings).planets, settings);
}

/**
 * Bhava bala from given facts, for example of a book.
 * @param planets strengths of the lords, virupas
 */
export function bhavaBalaOf(
  { longitudes, bhavas }: Pick<ShadbalaFacts, 'longitudes' | 'bhavas'>,
  planets: Readonly<Record<PlanetId, Pick<PlanetShadbala, 'virupas'>>>,
  { moon, bhavaDig: by }: Pick<ShadbalaSettings, 'moon' | 'bhavaDig'>,
): readonly BhavaBala[] {
  // On a house Mercury is benefic whatever joins it (Raman, ch. 9).
  const benefic = benefics(longitudes, { moon, mercury: 'benefic' });
  const unranked = bhavas.map(({ house, middle }) => {
    const { lord } = SIGNS[signOf(middle)];
    const adhipati = planets[lord].virupas;
    const dig = bhavaDig(house, bhavas, by);
    const drishti = drishtiOn(middle, longitudes, { benefic, whole: ['mercury', 'jupiter'] });
    const virupas = sumOf([adhipati, dig, drishti]);
    return { house, lord, adhipati, dig, drishti, virupas, rupas: virupas / 60 };
  });
  const ranked = unranked.toSorted((one, other) => other.virupas - one.virupas);
  return unranked.map((bhava) => ({ ...bhava, rank: ranked.indexOf(bhava) + 1 }));
}

/**
 * Dig bala of a house: how far it is from the one where its kind of sign is powerless. Human signs are powerless in the
 * seventh, watery ones in the tenth, quadrupeds in the fourth, Scorpio in the first; Sagittarius and Capricorn change at
 * 15°. By houses, ten virupas each, the shorter way (Raman, ch. 9), or a third of the degrees between the middles of the two,
 * where Cancer goes with Scorpio (BPHS 27, 26–29).
 * @returns virupas, 0 to 60
 */
export function bhavaDig(
  house: HouseNumber,
  bhavas: Bhavas,
  by: ShadbalaSettings['bhavaDig'],
): number {
  const { middle } = bhavas[house - 1]!;
  const powerless =
    POWERLESS[by === 'degrees' && signOf(middle) === 4 ? 'keeta' : vashyaOf(middle)];
  if (by === 'degrees') return shortestArc(middle, bhavas[powerless - 1]!.middle) / 3;
  const away = houseFrom(powerless, house) - 1;
  return Math.min(away, 12 - away) * 10;
}
