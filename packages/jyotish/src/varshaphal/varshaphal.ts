import {
  houseFrom,
  normaliseDegrees,
  readPlacements,
  signFromIndex,
  SIGNS,
} from '../chart/index.ts';
import type {
  Chart,
  ChartSettings,
  HouseNumber,
  Placements,
  PlanetId,
  SignNumber,
} from '../chart/index.ts';
import { siderealPositions } from '../chart/sidereal-positions.ts';
import { JyotishError } from '../error.ts';
import { angles, trueAyanamsa, trueObliquity } from '../sky/index.ts';
import type { GeoPlace } from '../sky/index.ts';
import { ttFromUt } from '../sky/sidereal-time.ts';
import type { JulianDay } from '../time/index.ts';
import { muddaDasha } from './mudda.ts';
import type { MuddaDasha } from './mudda.ts';
import { panchavargiyaBala } from './panchavargiya.ts';
import type { PanchavargiyaBala } from './panchavargiya.ts';
import { solarReturn } from './solar-return.ts';
import { tajikaYogasOf } from './tajika-yogas.ts';
import type { TajikaYoga } from './tajika-yogas.ts';
import { yearLordOf } from './year-lord.ts';
import type { YearLord } from './year-lord.ts';

/** The muntha: the lagna of the birth, one sign further each year. */
export interface Muntha {
  /** 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** from the annual lagna */
  readonly house: HouseNumber;
  /** planet that rules that sign */
  readonly lord: PlanetId;
}

/** The annual chart of a birth and what Tajika reads from it. */
export interface Varshaphal extends Placements {
  /** years completed at the return, so that 1 is the second year of life */
  readonly years: number;
  /** the Sun's return to its place at birth, Julian day UT */
  readonly startJdUt: JulianDay;
  /** the next return, Julian day UT */
  readonly endJdUt: JulianDay;
  /** where the annual chart is cast, degrees, north and east positive */
  readonly place: GeoPlace;
  /** what it was cast with */
  readonly settings: ChartSettings;
  /** whether the Sun is above the horizon at the return */
  readonly byDay: boolean;
  /** sign of the year */
  readonly muntha: Muntha;
  /** panchavargiya bala of each planet */
  readonly strengths: Readonly<Record<PlanetId, PanchavargiyaBala>>;
  /** planet that rules the year */
  readonly yearLord: YearLord;
  /** those that hold, in the order of the sixteen */
  readonly yogas: readonly TajikaYoga[];
  /** nine periods that fill the year */
  readonly muddaDasha: readonly MuddaDasha[];
}

const MOST_YEARS = 120;

/**
 * Varshaphal: the chart of the Sun's return to its sidereal place at birth, with muntha, lord of the year,
 * Tajika yogas and mudda dasha (Tajika Neelakanthi).
 * @param birth the birth chart; its ayanamsa, node and dignities hold for the year too
 * @param years completed years, 0 to 120: 30 gives the chart of the thirtieth birthday
 * @param place where the year begins, degrees; the birthplace unless given
 * @throws JyotishError `out_of_range` for other years or a return outside the years 1800 to 2200,
 *   `invalid_place`
 */
export function varshaphal(birth: Chart, years: number, place: GeoPlace = birth.birth): Varshaphal {
  if (!(Number.isInteger(years) && years >= 0 && years <= MOST_YEARS)) {
    throw new JyotishError('out_of_range', 'An annual chart is cast for 0 to 120 completed years.');
  }
  const { ayanamsa, node, sunrise, yearDays, nodeDignity } = birth.settings;
  const settings: ChartSettings = { ayanamsa, node, sunrise, yearDays, nodeDignity };
  const sun = birth.grahas.sun.longitude;
  const startJdUt = solarReturn(sun, birth.time.jdUt, years, ayanamsa);
  const endJdUt = solarReturn(sun, birth.time.jdUt, years + 1, ayanamsa);
  const jdTt = ttFromUt(startJdUt);
  const offset = trueAyanamsa(ayanamsa, jdTt);
  const { ascendant: rising, siderealTime } = angles(startJdUt, place);
  const horizon = { siderealTime, obliquity: trueObliquity(jdTt), latitude: place.latitude };
  const positions = siderealPositions(jdTt, offset, settings, horizon);
  const placements = readPlacements(normaliseDegrees(rising - offset), positions, settings);
  const { grahas } = placements;
  const annualLagna = placements.ascendant.sign;
  const byDay = !grahas.sun.isSet;
  const munthaSign = signFromIndex(birth.ascendant.sign - 1 + years);
  const strengths = panchavargiyaBala(grahas);
  return {
    years,
    startJdUt,
    endJdUt,
    place: { latitude: place.latitude, longitude: place.longitude },
    settings,
    byDay,
    ...placements,
    muntha: {
      sign: munthaSign,
      house: houseFrom(annualLagna, munthaSign),
      lord: SIGNS[munthaSign].lord,
    },
    strengths,
    yearLord: yearLordOf({
      munthaSign,
      birthLagna: birth.ascendant.sign,
      annualLagna,
      byDay,
      planets: grahas,
      strengths,
    }),
    yogas: tajikaYogasOf(placements),
    muddaDasha: muddaDasha(birth.grahas.moon.nakshatra, years, startJdUt, endJdUt),
  };
}
