import { divide } from '../chart/angle.ts';
import type { PlanetId } from '../chart/bodies.ts';
import { nakshatraOf, padaOf } from '../chart/nakshatras.ts';
import type { Pada } from '../chart/nakshatras.ts';
import { SIGNS } from '../chart/signs.ts';
import type { SignNumber } from '../chart/signs.ts';
import { JyotishError } from '../error.ts';
import type { JulianDay } from '../time/index.ts';
import { checkBirthScale, partsOfYears } from './birth-scale.ts';
import type { YearParts } from './birth-scale.ts';

/** Years of a sign's dasha by the sign's lord (BPHS ch. 46). */
export const KALACHAKRA_YEARS: Readonly<Record<PlanetId, number>> = {
  sun: 5,
  moon: 21,
  mars: 7,
  mercury: 9,
  jupiter: 10,
  venus: 16,
  saturn: 4,
};

/**
 * How a period's sign follows that of the period before, if not by a plain step to an adjacent sign: manduka (a
 * frog's leap over one sign), markati (a monkey's step back between Cancer and Leo, after such a leap),
 * simhavalokana (a lion's leap over three signs).
 */
export type KalachakraGati = 'manduka' | 'markati' | 'simhavalokana';

/** A part of a sign's period; `endJdUt` belongs to the next one. */
export interface KalachakraAntardasha {
  /** sign of the part */
  readonly sign: SignNumber;
  /** planet that rules that sign */
  readonly lord: PlanetId;
  /** Julian day UT */
  readonly startJdUt: JulianDay;
  /** Julian day UT */
  readonly endJdUt: JulianDay;
}

/** A sign's period; `endJdUt` belongs to the next one. */
export interface KalachakraPeriod {
  /** sign of the period */
  readonly sign: SignNumber;
  /** planet that rules that sign */
  readonly lord: PlanetId;
  /** full length of the period in dasha years */
  readonly years: number;
  /** 1 for the pada of the birth, 2 for the one that follows it in the wheel */
  readonly round: number;
  /** from the period before, also from one before birth; null: a plain step to an adjacent sign, forward or backward */
  readonly gati: KalachakraGati | null;
  /** Julian day UT */
  readonly startJdUt: JulianDay;
  /** Julian day UT */
  readonly endJdUt: JulianDay;
  /** its nine parts, from its own sign on in the order of the same nine */
  readonly antardashas: readonly KalachakraAntardasha[];
}

/** The kalachakra dasha of a birth. */
export interface Kalachakra {
  /** direct (savya) or reverse (apasavya) group of nakshatras */
  readonly group: 'savya' | 'apasavya';
  /** quarter of the Moon's nakshatra at birth, 1 to 4 */
  readonly pada: Pada;
  /** years of the nine signs of the birth's pada: 100, 85, 83 or 86 (paramayus) */
  readonly span: number;
  /** sign of the body: the first of the nine in savya, the last in apasavya */
  readonly deha: SignNumber;
  /** sign of life: the other end of the nine */
  readonly jeeva: SignNumber;
  /** the dasha that runs at birth and what is left of it, years of `yearDays` days */
  readonly balance: {
    /** sign whose period runs at birth */
    readonly sign: SignNumber;
    /** years left, of `yearDays` days each */
    readonly years: number;
    /** years passed before birth */
    readonly elapsedYears: number;
    /** the years left as books print them */
    readonly parts: YearParts;
  };
  /** from the first sign of the birth's pada, so that some may end before birth */
  readonly mahadashas: readonly KalachakraPeriod[];
}

/**
 * The wheel of the savya nakshatras: the signs forward, then back. The nine signs of each pada follow
 * those of the pada before without a gap, from Ashwini's first to Bharani's fourth, three times round.
 */
const SAVYA: readonly SignNumber[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 8, 7, 6, 4, 5, 3, 2, 1, 12, 11, 10, 9,
];
/** The wheel of the apasavya nakshatras is the same in reverse. */
const APASAVYA: readonly SignNumber[] = SAVYA.toReversed();

/** Signs of a pada. */
const NINE = 9;
const MOST_ROUNDS = 8;

interface Wheel {
  readonly group: Kalachakra['group'];
  readonly signAt: (index: number) => SignNumber;
}

/**
 * The wheel of a nakshatra from its pada's first sign on: Ashwini, Bharani and Krittika are savya, the next
 * three apasavya, and so on by threes. Of the savya the middle ones go like Bharani, the others like
 * Ashwini; of the apasavya the first ones like Rohini, the others like Mrigashira.
 */
function wheelOf(nakshatra: number, pada: Pada): Wheel {
  const index = nakshatra - 1;
  const savya = Math.floor(index / 3) % 2 === 0;
  const second = savya ? index % 3 === 1 : index % 3 !== 0;
  const first = (second ? 4 * NINE : 0) + (pada - 1) * NINE;
  const signs = savya ? SAVYA : APASAVYA;
  return {
    group: savya ? 'savya' : 'apasavya',
    signAt: (step) => signs[(first + step + signs.length) % signs.length]!,
  };
}

const leap = (from: SignNumber, to: SignNumber): number => {
  const forward = (to - from + 12) % 12;
  return Math.min(forward, 12 - forward);
};

/** A single step after a leap over a sign goes backwards: 6, 4, 5, 3. */
function gatiOf({ signAt }: Wheel, step: number): KalachakraGati | null {
  const [before, last, now] = [signAt(step - 2), signAt(step - 1), signAt(step)];
  if (leap(last, now) === 4) return 'simhavalokana';
  if (leap(last, now) === 2) return 'manduka';
  return leap(before, last) === 2 && (last === 4 || last === 5) && (now === 4 || now === 5)
    ? 'markati'
    : null;
}

const yearsOf = (sign: SignNumber): number => KALACHAKRA_YEARS[SIGNS[sign].lord];

/**
 * The parts of a period (BPHS 51, 1–2): the nine signs of its pada from its own on, each in proportion to its years among those
 * of all nine (paramayus).
 * @param nine the signs of the pada
 * @param index which of them the period is of
 */
function antardashasOf(
  nine: readonly SignNumber[],
  index: number,
  startJdUt: JulianDay,
  endJdUt: JulianDay,
): KalachakraAntardasha[] {
  const signs = [...nine.slice(index), ...nine.slice(0, index)];
  const span = signs.reduce((sum, sign) => sum + yearsOf(sign), 0);
  let passed = 0;
  let from = startJdUt;
  return signs.map((sign, place) => {
    passed += yearsOf(sign);
    // The last part ends exactly where the period ends, whatever the rounding is.
    const end = place === NINE - 1 ? endJdUt : startJdUt + ((endJdUt - startJdUt) * passed) / span;
    const part = { sign, lord: SIGNS[sign].lord, startJdUt: from, endJdUt: end };
    from = end;
    return part;
  });
}

/**
 * Kalachakra dasha (BPHS ch. 46): nine signs of the pada in which the Moon is, each with the years of
 * its lord; as much of all nine is gone at birth as the Moon has passed of the pada. After them come the
 * nine of the next pada in the wheel.
 * @param moonLongitude sidereal longitude of the Moon at birth, degrees
 * @param birthJdUt instant of birth, Julian day UT
 * @param yearDays length of a dasha year, days
 * @param rounds how many padas' signs to list, 1 to 8
 * @throws JyotishError `out_of_range` when a number is not finite, the year not positive, or the number
 *   of rounds another
 */
export function kalachakra(
  moonLongitude: number,
  birthJdUt: JulianDay,
  yearDays: number,
  rounds = 2,
): Kalachakra {
  checkBirthScale(birthJdUt, yearDays);
  if (!(Number.isInteger(rounds) && rounds >= 1 && rounds <= MOST_ROUNDS)) {
    throw new JyotishError('out_of_range', 'Kalachakra dashas are listed for one to eight rounds.');
  }
  const pada = padaOf(moonLongitude);
  const wheel = wheelOf(nakshatraOf(moonLongitude).number, pada);
  const nine = Array.from({ length: NINE }, (_, step) => wheel.signAt(step));
  const span = nine.reduce((sum, sign) => sum + yearsOf(sign), 0);
  const gone = divide(moonLongitude, 108).elapsed * span;
  const start = birthJdUt - gone * yearDays;

  let passed = 0;
  let balance: Kalachakra['balance'] | undefined;
  const mahadashas = Array.from({ length: rounds * NINE }, (_, step): KalachakraPeriod => {
    const sign = wheel.signAt(step);
    const years = yearsOf(sign);
    const round = Math.floor(step / NINE);
    const from = passed;
    passed += years;
    if (balance === undefined && gone < passed) {
      const left = passed - gone;
      balance = { sign, years: left, elapsedYears: years - left, parts: partsOfYears(left) };
    }
    const startJdUt = start + from * yearDays;
    const endJdUt = start + passed * yearDays;
    const signs = Array.from({ length: NINE }, (_none, index) =>
      wheel.signAt(round * NINE + index),
    );
    return {
      sign,
      lord: SIGNS[sign].lord,
      years,
      round: round + 1,
      gati: gatiOf(wheel, step),
      startJdUt,
      endJdUt,
      antardashas: antardashasOf(signs, step % NINE, startJdUt, endJdUt),
    };
  });
  const [first, last] = [nine[0]!, nine[NINE - 1]!];
  const [deha, jeeva] = wheel.group === 'savya' ? [first, last] : [last, first];
  return { group: wheel.group, pada, span, deha, jeeva, balance: balance!, mahadashas };
}

/**
 * The kalachakra dasha running at an instant. Half-open: at a boundary the new one runs.
 * @param moonLongitude as for `kalachakra`
 * @param birthJdUt as for `kalachakra`
 * @param yearDays as for `kalachakra`
 * @param jdUt the instant, Julian day UT
 * @returns null before the first dasha of the pada and after eight rounds (some 700 years)
 * @throws JyotishError as for `kalachakra`, and `out_of_range` when the instant is no finite number
 */
export function kalachakraAt(
  moonLongitude: number,
  birthJdUt: JulianDay,
  yearDays: number,
  jdUt: JulianDay,
): KalachakraPeriod | null {
  if (!Number.isFinite(jdUt)) {
    throw new JyotishError('out_of_range', 'An instant must be a finite Julian day.');
  }
  const { mahadashas } = kalachakra(moonLongitude, birthJdUt, yearDays, MOST_ROUNDS);
  return mahadashas.find(({ startJdUt, endJdUt }) => jdUt >= startJdUt && jdUt < endJdUt) ?? null;
}
