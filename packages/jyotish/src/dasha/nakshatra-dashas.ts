import { checkSetting } from '../check-setting.ts';
import type { GrahaId } from '../chart/bodies.ts';
import { tithiOf } from '../chart/limbs.ts';
import { nakshatraElapsed, nakshatraOf } from '../chart/nakshatras.ts';
import type { Placements } from '../chart/placements.ts';
import { signFromIndex, SIGNS } from '../chart/signs.ts';
import { varga } from '../chart/vargas.ts';
import type { JulianDay } from '../time/index.ts';
import { checkBirthScale, partsOfYears } from './birth-scale.ts';
import type { YearParts } from './birth-scale.ts';
import { mahadashasOf, runningInCycle } from './repeating-cycle.ts';
import type { CycleMahadasha, RepeatingCycle, RunningInCycle } from './repeating-cycle.ts';

/** The dashas of BPHS ch. 46 that count nakshatras from a fixed one and are used for some births only. */
export const NAKSHATRA_DASHAS = [
  'shodashottari',
  'dwadashottari',
  'panchottari',
  'shatabdika',
  'chaturashiti',
  'dwisaptati',
  'shattrimsa',
] as const;

/** One of the seven conditional dashas of the nakshatras. */
export type NakshatraDashaId = (typeof NAKSHATRA_DASHAS)[number];

interface NakshatraDashaTable {
  /** lords in the order of their dashas, with their years */
  readonly lords: readonly (readonly [GrahaId, number])[];
  /** counted from this nakshatra to that of the Moon, both included; backwards: from the Moon's to this one */
  readonly from: number;
  readonly backwards?: boolean;
}

const PUSHYA = 8;
const SWATI = 15;
const ANURADHA = 17;
const MULA = 19;
const SHRAVANA = 22;
const REVATI = 27;

const equal = (years: number, ...lords: readonly GrahaId[]): NakshatraDashaTable['lords'] =>
  lords.map((lord) => [lord, years]);

/** BPHS ch. 46, 24–44. */
const TABLES: Readonly<Record<NakshatraDashaId, NakshatraDashaTable>> = {
  shodashottari: {
    from: PUSHYA,
    lords: [
      ['sun', 11],
      ['mars', 12],
      ['jupiter', 13],
      ['saturn', 14],
      ['ketu', 15],
      ['moon', 16],
      ['mercury', 17],
      ['venus', 18],
    ],
  },
  dwadashottari: {
    from: REVATI,
    backwards: true,
    lords: [
      ['sun', 7],
      ['jupiter', 9],
      ['ketu', 11],
      ['mercury', 13],
      ['rahu', 15],
      ['mars', 17],
      ['saturn', 19],
      ['moon', 21],
    ],
  },
  panchottari: {
    from: ANURADHA,
    lords: [
      ['sun', 12],
      ['mercury', 13],
      ['saturn', 14],
      ['mars', 15],
      ['venus', 16],
      ['moon', 17],
      ['jupiter', 18],
    ],
  },
  shatabdika: {
    from: REVATI,
    lords: [
      ['sun', 5],
      ['moon', 5],
      ['venus', 10],
      ['mercury', 10],
      ['jupiter', 20],
      ['mars', 20],
      ['saturn', 30],
    ],
  },
  chaturashiti: {
    from: SWATI,
    lords: equal(12, 'sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'),
  },
  dwisaptati: {
    from: MULA,
    lords: equal(9, 'sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu'),
  },
  shattrimsa: {
    from: SHRAVANA,
    lords: [
      ['moon', 1],
      ['sun', 2],
      ['jupiter', 3],
      ['mars', 4],
      ['mercury', 5],
      ['saturn', 6],
      ['venus', 7],
      ['rahu', 8],
    ],
  },
};

/** What is left of the first mahadasha at birth. */
export interface NakshatraDashaBalance {
  /** graha that rules the mahadasha of the birth */
  readonly lord: GrahaId;
  /** years left, of `yearDays` days each */
  readonly years: number;
  /** the same in years, months and days */
  readonly parts: YearParts;
}

/** The balance at birth and the mahadashas from the one running at birth, for at least 120 years. */
export interface NakshatraDasha {
  /** which of the seven */
  readonly id: NakshatraDashaId;
  /** years of a cycle */
  readonly cycleYears: number;
  /** what is left at birth of the first mahadasha */
  readonly balance: NakshatraDashaBalance;
  /** in order of time; the first has begun before the birth or at it */
  readonly mahadashas: readonly CycleMahadasha<GrahaId>[];
}

const LIFE_YEARS = 120;

function cycleYearsOf({ lords }: NakshatraDashaTable): number {
  return lords.reduce((sum, [, years]) => sum + years, 0);
}

/** The place in the order of the lord of the Moon's nakshatra. */
function firstLord(
  { lords, from, backwards = false }: NakshatraDashaTable,
  nakshatra: number,
): number {
  const steps = backwards ? from - nakshatra : nakshatra - from;
  return ((steps + 27) % 27) % lords.length;
}

/** A lord of m years gives one of n years m × n units; a year has as many units as the cycle has years. */
function cycleOf(
  id: NakshatraDashaId,
  moonLongitude: number,
  birthJdUt: JulianDay,
  yearDays: number,
): RepeatingCycle<GrahaId> {
  checkSetting('id', id, NAKSHATRA_DASHAS);
  checkBirthScale(birthJdUt, yearDays);
  const table = TABLES[id];
  const cycleYears = cycleYearsOf(table);
  const from = (first: number, factor: number) =>
    table.lords.map((_, index) => {
      const place = (first + index) % table.lords.length;
      const [lord, years] = table.lords[place]!;
      return { dasha: lord, lord, place, years, units: years * factor };
    });
  const dashas = from(firstLord(table, nakshatraOf(moonLongitude).number), cycleYears);
  const elapsedYears = nakshatraElapsed(moonLongitude) * dashas[0]!.years;
  return {
    startJdUt: birthJdUt - elapsedYears * yearDays,
    unitsPerYear: cycleYears,
    yearDays,
    dashas: dashas.map((part) => ({ ...part, parts: from(part.place, part.years) })),
  };
}

/**
 * One of the conditional dashas of the nakshatras (BPHS ch. 46, 24–44): the count from a fixed nakshatra to that of the Moon gives
 * the first lord; the part of her nakshatra that the Moon has run is gone at birth. Antardashas are proportional and begin with
 * the dasha's own lord. The shashtihayani dasha of the chapter is left out: its text leaves open how a lord's years are shared
 * among his nakshatras.
 * @param moonLongitude sidereal longitude of the Moon at birth, degrees
 * @param birthJdUt instant of birth, Julian day UT
 * @param yearDays length of a dasha year, days
 * @throws JyotishError `out_of_range` for another dasha, when a number is not finite or the year not positive
 */
export function nakshatraDasha(
  id: NakshatraDashaId,
  moonLongitude: number,
  birthJdUt: JulianDay,
  yearDays: number,
): NakshatraDasha {
  const cycle = cycleOf(id, moonLongitude, birthJdUt, yearDays);
  const cycleYears = cycleYearsOf(TABLES[id]);
  const mahadashas = mahadashasOf(cycle, Math.ceil(LIFE_YEARS / cycleYears) + 1).filter(
    ({ startJdUt }) => startJdUt < birthJdUt + LIFE_YEARS * yearDays,
  );
  const { lord, endJdUt } = mahadashas[0]!;
  const years = (endJdUt - birthJdUt) / yearDays;
  return { id, cycleYears, balance: { lord, years, parts: partsOfYears(years) }, mahadashas };
}

/**
 * The periods of a conditional dasha that run at an instant. Half-open: at a boundary the new one runs.
 * @param jdUt the instant, Julian day UT; the rest as for `nakshatraDasha`
 * @returns null before the first mahadasha
 * @throws JyotishError as for `nakshatraDasha`
 */
export function nakshatraDashaAt(
  id: NakshatraDashaId,
  moonLongitude: number,
  birthJdUt: JulianDay,
  yearDays: number,
  jdUt: JulianDay,
): RunningInCycle<GrahaId> | null {
  return runningInCycle(cycleOf(id, moonLongitude, birthJdUt, yearDays), jdUt);
}

/**
 * The conditional dashas that the text uses for a birth (BPHS ch. 46, 24–44): shodashottari by the Moon's hora of the ascendant in
 * the dark half or the Sun's in the bright half; dwadashottari by a navamsa of Venus rising; panchottari by Cancer rising, in
 * rashi and dwadasamsa; shatabdika by an ascendant in the same sign of the navamsa; chaturashiti by the lord of the tenth in the
 * tenth; dwisaptati by the lord of the ascendant in the first or seventh; shattrimsa by the Sun's hora of the ascendant by day or
 * the Moon's by night.
 * @returns in the order of `NAKSHATRA_DASHAS`; often none
 */
export function fittingNakshatraDashas({
  ascendant,
  grahas,
}: Placements): readonly NakshatraDashaId[] {
  const { sun, moon } = grahas;
  const sunHora = SIGNS[varga(2, ascendant.longitude).sign].lord === 'sun';
  const isBright = tithiOf(sun.longitude, moon.longitude).number <= 15;
  const tenth = signFromIndex(ascendant.sign - 1 + 9);
  const navamsa = varga(9, ascendant.longitude).sign;
  const fits: Readonly<Record<NakshatraDashaId, boolean>> = {
    shodashottari: sunHora === isBright,
    dwadashottari: SIGNS[navamsa].lord === 'venus',
    panchottari: ascendant.sign === 4 && varga(12, ascendant.longitude).sign === 4,
    shatabdika: navamsa === ascendant.sign,
    chaturashiti: grahas[SIGNS[tenth].lord].house === 10,
    dwisaptati: [1, 7].includes(grahas[SIGNS[ascendant.sign].lord].house),
    shattrimsa: sunHora === !sun.isSet,
  };
  return NAKSHATRA_DASHAS.filter((id) => fits[id]);
}
