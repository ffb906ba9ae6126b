import { PLANET_IDS, shortestArc } from '../chart/index.ts';
import type { Chart, HouseNumber, PlanetId } from '../chart/index.ts';
import { cheshtaBala, moonCheshta, sunCheshta } from './cheshta-bala.ts';
import { benefics, drishtiOn } from './drishti.ts';
import { kalaBala, kalaParts } from './kala-bala.ts';
import type { KalaBala, KalaParts } from './kala-bala.ts';
import { eachPlanet, sumOf } from './planets.ts';
import { shadbalaFacts } from './shadbala-facts.ts';
import type { ShadbalaFacts, ShadbalaNotice } from './shadbala-facts.ts';
import { shadbalaSettings } from './shadbala-settings.ts';
import type { ShadbalaOptions, ShadbalaSettings } from './shadbala-settings.ts';
import { sthanaBala } from './sthana-bala.ts';
import type { SthanaBala } from './sthana-bala.ts';
import { planetaryWars, yuddhaBala } from './yuddha-bala.ts';
import type { PlanetaryWar } from './yuddha-bala.ts';

/** The six strengths of a planet and what follows from them. A virupa (shashtiamsa) is a sixtieth of a rupa. */
export interface PlanetShadbala {
  /** by position */
  readonly sthana: SthanaBala;
  /** by direction: distance from the angle where it is powerless, virupas, 0 to 60 */
  readonly dig: number;
  /** by time */
  readonly kala: KalaBala;
  /** by motion, virupas, 0 to 60; what the Sun and the Moon have depends on the setting `luminaries` */
  readonly cheshta: number;
  /** by nature, the same in every chart, virupas */
  readonly naisargika: number;
  /** by aspects, virupas; negative where malefics prevail */
  readonly drik: number;
  /** the sum of the six, virupas */
  readonly virupas: number;
  /** the same in rupas */
  readonly rupas: number;
  /** how many rupas make this planet strong */
  readonly requiredRupas: number;
  /** rupas over those required: 1 and more is strong */
  readonly ratio: number;
  /** 1 for the highest ratio to 7 for the lowest */
  readonly rank: number;
  /** good that it does (ishta phala), 0 to 60 */
  readonly ishta: number;
  /** harm that it does (kashta phala), 0 to 60 */
  readonly kashta: number;
}

/** The six strengths of the seven planets. */
export interface Shadbala {
  /** school and choices that were used */
  readonly settings: ShadbalaSettings;
  /** by their ids */
  readonly planets: Readonly<Record<PlanetId, PlanetShadbala>>;
  /** pairs of planets less than a degree apart */
  readonly wars: readonly PlanetaryWar[];
  /** what could not be given, and why */
  readonly notices: readonly ShadbalaNotice[];
}

/** The house opposite to the one where a planet has its full dig bala (BPHS 27, 7). */
const POWERLESS: Readonly<Record<PlanetId, HouseNumber>> = {
  sun: 4,
  moon: 10,
  mars: 4,
  mercury: 7,
  jupiter: 7,
  venus: 10,
  saturn: 1,
};

/** Sevenths of a rupa (BPHS 27, 14). */
const NAISARGIKA: Readonly<Record<PlanetId, number>> = {
  saturn: 1,
  mars: 2,
  mercury: 3,
  jupiter: 4,
  venus: 5,
  moon: 6,
  sun: 7,
};

/** Rupas that make a planet strong (BPHS 27, 32–33; Raman, Graha and Bhava Balas ch. 8). */
const REQUIRED: Readonly<Record<PlanetId, number>> = {
  sun: 6.5,
  moon: 6,
  mars: 5,
  mercury: 7,
  jupiter: 6.5,
  venus: 5.5,
  saturn: 5,
};
const REQUIRED_SUN_RAMAN = 5;

/**
 * Shadbala of a birth chart: the six strengths of the seven planets (BPHS ch. 27; B. V. Raman, Graha and Bhava Balas).
 * @param chart from `castChart`; its ayanamsa and sunrise are used. Raman's own figures need the ayanamsa `raman`
 * @param options `school`, `raman` (the default) or `parashara`, and any single setting
 * @throws JyotishError `out_of_range` for a school or setting that does not exist
 */
export function shadbala(chart: Chart, options: ShadbalaOptions = {}): Shadbala {
  const settings = shadbalaSettings(options);
  return shadbalaOf(shadbalaFacts(chart, settings), settings);
}

/**
 * Shadbala from given facts, for example of a book.
 * @param facts see `shadbalaFacts`
 * @param settings see `shadbalaSettings`
 */
export function shadbalaOf(facts: ShadbalaFacts, settings: ShadbalaSettings): Shadbala {
  const parts = eachPlanet((planet) => partsOf(planet, facts, settings));
  const wars = planetaryWars(
    facts,
    eachPlanet((planet) => atWar(parts[planet], settings.war)),
    settings,
  );
  const yuddha = yuddhaBala(wars);
  const summed = eachPlanet((planet) => summedUp(planet, parts[planet], yuddha[planet], settings));
  const ranked = PLANET_IDS.toSorted((one, other) => summed[other].ratio - summed[one].ratio);
  return {
    settings,
    planets: eachPlanet((planet) => ({
      ...summed[planet],
      rank: ranked.indexOf(planet) + 1,
      ...phalaOf(parts[planet].sthana.uchcha, phalaCheshta(planet, facts)),
    })),
    wars,
    notices: facts.notices,
  };
}

/**
 * Good and harm that a planet does (BPHS 28; Raman, Graha and Bhava Balas ch. 10): the geometric means of uchcha and
 * cheshta bala, and of what is missing of each to 60.
 * @param uchcha virupas; @param cheshta virupas
 */
export function phalaOf(
  uchcha: number,
  cheshta: number,
): { /** 0 to 60 */ readonly ishta: number; /** 0 to 60 */ readonly kashta: number } {
  return { ishta: Math.sqrt(uchcha * cheshta), kashta: Math.sqrt((60 - uchcha) * (60 - cheshta)) };
}

interface Parts {
  readonly sthana: SthanaBala;
  readonly dig: number;
  readonly kala: KalaParts;
  readonly cheshta: number;
  readonly naisargika: number;
  readonly drik: number;
}

function partsOf(planet: PlanetId, facts: ShadbalaFacts, settings: ShadbalaSettings): Parts {
  const longitude = facts.longitudes[planet];
  const kala = kalaParts(planet, facts, settings);
  return {
    sthana: sthanaBala(planet, facts, settings),
    dig: shortestArc(longitude, facts.bhavas[POWERLESS[planet] - 1]!.middle) / 3,
    kala,
    cheshta: cheshtaOf(planet, facts, settings, kala),
    naisargika: (NAISARGIKA[planet] * 60) / 7,
    drik: drishtiOn(longitude, facts.longitudes, {
      benefic: benefics(facts.longitudes, settings),
      whole: settings.drik === 'quarter' ? [] : ['mercury', 'jupiter'],
      except: planet,
    }),
  };
}

function cheshtaOf(
  planet: PlanetId,
  { longitudes, means }: ShadbalaFacts,
  { luminaries }: ShadbalaSettings,
  { ayana, paksha }: KalaParts,
): number {
  if (planet !== 'sun' && planet !== 'moon') return cheshtaBala(longitudes[planet], means[planet]);
  if (luminaries === 'doubled') return 0;
  return planet === 'sun' ? ayana : paksha;
}

/** Cheshta bala as ishta and kashta phala take it, where the Sun and the Moon have their own. */
function phalaCheshta(planet: PlanetId, { longitudes, means, ayanamsa }: ShadbalaFacts): number {
  if (planet === 'sun') return sunCheshta(longitudes.sun + ayanamsa);
  if (planet === 'moon') return moonCheshta(longitudes.moon, longitudes.sun);
  return cheshtaBala(longitudes[planet], means[planet]);
}

/** What a war is fought over. */
function atWar(parts: Parts, war: ShadbalaSettings['war']): number {
  const { ayana, ...toHora } = parts.kala;
  const total = parts.sthana.total + parts.dig + sumOf(Object.values(toHora));
  return war === 'discs' ? total : total + ayana + parts.cheshta + parts.naisargika + parts.drik;
}

function summedUp(
  planet: PlanetId,
  parts: Parts,
  yuddha: number,
  { required }: ShadbalaSettings,
): Omit<PlanetShadbala, 'rank' | 'ishta' | 'kashta'> {
  const kala = kalaBala(parts.kala, yuddha);
  const { sthana, dig, cheshta, naisargika, drik } = parts;
  const virupas = sumOf([sthana.total, dig, kala.total, cheshta, naisargika, drik]);
  const requiredRupas =
    planet === 'sun' && required === 'raman' ? REQUIRED_SUN_RAMAN : REQUIRED[planet];
  const rupas = virupas / 60;
  return { ...parts, kala, virupas, rupas, requiredRupas, ratio: rupas / requiredRupas };
}
