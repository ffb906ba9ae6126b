import { apparentPosition, trueAyanamsa } from '../sky/index.ts';
import { deltaT } from '../time/index.ts';
import type { PlanetId } from '../chart/bodies.ts';
import { normaliseDegrees } from '../chart/angle.ts';
import type { Chart } from '../chart/cast-chart.ts';
import { charaKarakas } from '../chart/karakas.ts';
import type { KarakaHolder, KarakaScheme } from '../chart/karakas.ts';
import { placementOf } from '../chart/placements.ts';
import type { Placement, Placements } from '../chart/placements.ts';
import { houseFrom, isOddSign, signFromIndex, SIGNS, signOf } from '../chart/signs.ts';
import type { HouseNumber, Quality, SignNumber } from '../chart/signs.ts';
import { varga } from '../chart/vargas.ts';
import { vedicDayAt } from '../chart/vedic-day.ts';

/** A sign and its whole-sign house from the ascendant. */
export interface SignAndHouse {
  /** 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** whole-sign house from the ascendant, 1 to 12 */
  readonly house: HouseNumber;
}

/** The lagnas that move with the time since sunrise. */
export interface SunriseLagnas {
  /** from the Sun at sunrise, a sign in 5 ghatis (2 hours) */
  readonly bhava: Placement;
  /** from the Sun at sunrise, a sign in 2½ ghatis (1 hour) */
  readonly hora: Placement;
  /** from the Sun at sunrise, a sign in one ghati (24 minutes) */
  readonly ghati: Placement;
  /** from the Sun of the birth, or the ninth or fifth sign from him, a sign in 15 vighatis (6 minutes) */
  readonly pranapada: Placement;
  /** of the ascendant and the hora lagna together; a sign only */
  readonly varnada: SignAndHouse;
}

/** The special lagnas of a chart. */
export interface SpecialLagnas {
  /** null where the Sun has not risen within a day before the birth (polar night and day) */
  readonly sinceSunrise: SunriseLagnas | null;
  /** as far from the ascendant, of the whole circle, as the Moon is through her nakshatra */
  readonly sri: Placement;
  /** counted from the Moon by the rays of two lords of ninth houses; a sign only */
  readonly indu: SignAndHouse;
}

/** Degrees a minute of the lagnas that begin at the Sun: a sign in 5 ghatis, in 2½ ghatis, in one ghati. */
const DEGREES_PER_MINUTE = { bhava: 1 / 4, hora: 1 / 2, ghati: 5 / 4 } as const;

/** Where pranapada begins from the Sun, by the quality of his sign, degrees. */
const PRANAPADA_START: Readonly<Record<Quality, number>> = { movable: 0, fixed: 240, dual: 120 };

/** A sign in 15 vighatis, which are 6 minutes. */
const PRANAPADA_DEGREES_PER_MINUTE = 5;

/** Rays (kala) of the lords, for the indu lagna (Uttara Kalamrita 4, 27). */
const RAYS: Readonly<Record<PlanetId, number>> = {
  sun: 30,
  moon: 16,
  mars: 6,
  mercury: 8,
  jupiter: 10,
  venus: 12,
  saturn: 1,
};

/**
 * The special lagnas of a chart. Bhava, hora and ghati lagna begin with the Sun at sunrise and move a sign in 5, 2½ and 1
 * ghatis; the varnada lagna joins the ascendant with the hora lagna (BPHS ch. 5, 2–8 and 10–13). Pranapada begins with the Sun
 * of the birth, or the ninth or fifth sign from him, and moves a sign in 15 vighatis (BPHS ch. 3, 71–74). The sri lagna is as
 * far from the ascendant, of the whole circle, as the Moon is through her nakshatra (Jaimini school). The indu lagna is counted
 * from the Moon by the rays of the lords of the ninth from ascendant and Moon (Uttara Kalamrita 4, 27).
 */
export function specialLagnas(chart: Chart): SpecialLagnas {
  const { ascendant, grahas } = chart;
  const { moon } = grahas;
  const ninthLord = (sign: SignNumber): PlanetId => SIGNS[signFromIndex(sign + 7)].lord;
  const rays = RAYS[ninthLord(ascendant.sign)] + RAYS[ninthLord(moon.sign)];
  return {
    sinceSunrise: sunriseLagnas(chart),
    sri: placementOf(
      normaliseDegrees(ascendant.longitude + moon.nakshatraElapsed * 360),
      ascendant.sign,
    ),
    indu: signAndHouse(signFromIndex(moon.sign - 1 + rays - 1), ascendant.sign),
  };
}

function sunriseLagnas({ birth, time, settings, ascendant, grahas }: Chart): SunriseLagnas | null {
  const day = vedicDayAt(time.jdUt, birth, settings.sunrise, birth.timeZone);
  if (day === null) return null;
  const jdTt = day.sunrise + deltaT(day.sunrise) / 86_400;
  const sunAtSunrise =
    apparentPosition('sun', jdTt).longitude - trueAyanamsa(settings.ayanamsa, jdTt);
  const minutes = (time.jdUt - day.sunrise) * 1440;
  const place = (longitude: number): Placement =>
    placementOf(normaliseDegrees(longitude), ascendant.sign);
  const hora = place(sunAtSunrise + minutes * DEGREES_PER_MINUTE.hora);
  const { sun } = grahas;
  return {
    bhava: place(sunAtSunrise + minutes * DEGREES_PER_MINUTE.bhava),
    hora,
    ghati: place(sunAtSunrise + minutes * DEGREES_PER_MINUTE.ghati),
    pranapada: place(
      sun.longitude +
        PRANAPADA_START[SIGNS[sun.sign].quality] +
        minutes * PRANAPADA_DEGREES_PER_MINUTE,
    ),
    varnada: signAndHouse(varnadaSign(ascendant.sign, hora.sign), ascendant.sign),
  };
}

/**
 * The varnada of a lagna (BPHS ch. 5, 10–13): odd signs are counted forwards from Aries, even ones backwards from Pisces; the two
 * counts are added where both signs are odd or both even, else the smaller is taken from the larger; an odd result is counted
 * forwards from Aries, an even one backwards from Pisces.
 * @param lagna sign of the ascendant, or of the house whose varnada it is
 * @param horaLagna sign of the hora lagna
 */
export function varnadaSign(lagna: SignNumber, horaLagna: SignNumber): SignNumber {
  const count = (sign: SignNumber): number => (isOddSign(sign) ? sign : 13 - sign);
  const [first, second] = [count(lagna), count(horaLagna)];
  const joined =
    isOddSign(lagna) === isOddSign(horaLagna) ? first + second : Math.abs(first - second);
  const sum = signFromIndex(joined - 1);
  return isOddSign(sum) ? sum : ((13 - sum) as SignNumber);
}

function signAndHouse(sign: SignNumber, lagna: SignNumber): SignAndHouse {
  return { sign, house: houseFrom(lagna, sign) };
}

/** The karakamsa of a chart: the sign of the self (atma karaka) in the navamsa, as a lagna. */
export interface Karakamsa extends SignAndHouse {
  /** the graha that is the chara karaka of the self */
  readonly atma: KarakaHolder;
  /** its house in the navamsa itself, from the ascendant of that chart: the swamsa */
  readonly navamsaHouse: HouseNumber;
}

/**
 * The karakamsa (Jaimini Sutras 1.2.1; BPHS ch. 33): the navamsa sign of the chara karaka of the self. Schools read from it in
 * the birth chart (`house`) or in the navamsa (`navamsaHouse`), so both are given.
 * @param scheme seven or eight chara karakas
 * @throws JyotishError `out_of_range` for any other scheme
 */
export function karakamsa(placements: Placements, scheme: KarakaScheme = 'seven'): Karakamsa {
  const atma = charaKarakas(placements, scheme)[0]!;
  const { sign } = varga(9, placements.grahas[atma.graha].longitude);
  const navamsaLagna = varga(9, placements.ascendant.longitude).sign;
  return {
    atma,
    ...signAndHouse(sign, signOf(placements.ascendant.longitude)),
    navamsaHouse: houseFrom(navamsaLagna, sign),
  };
}
