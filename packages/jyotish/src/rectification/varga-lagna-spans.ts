import { checkNumberSetting } from '../check-setting.ts';
import type { Chart } from '../chart/cast-chart.ts';
import { siderealAscendant } from '../chart/sidereal-positions.ts';
import type { SignNumber } from '../chart/signs.ts';
import { varga, VARGA_NUMBERS } from '../chart/vargas.ts';
import type { VargaNumber } from '../chart/vargas.ts';
import type { JulianDay } from '../time/index.ts';

/** How long the rising sign of a varga is the one of the birth. */
export interface VargaLagnaSpan {
  /** the divisional chart: 1 for the birth chart, 9 for navamsa */
  readonly varga: VargaNumber;
  /** the sign of its ascendant at birth, 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** since when it rises, Julian day UT; null if for longer than was searched */
  readonly startJdUt: JulianDay | null;
  /** until when, Julian day UT; null if for longer than was searched */
  readonly endJdUt: JulianDay | null;
  /** the sign that rises before `startJdUt` */
  readonly before: SignNumber | null;
  /** the sign that rises from `endJdUt` on */
  readonly after: SignNumber | null;
}

/** Shorter than any part of the shashtiamsa takes to rise below the polar circles, days: 10 seconds. */
const STEP = 10 / 86_400;
/** To what a change is found, days: 0.01 seconds. */
const PRECISION = 0.01 / 86_400;
const DEFAULT_MINUTES = 180;
const LIMITS = { min: 1, max: 720 };

/**
 * For each of the sixteen vargas, between which times of birth its rising sign stays the same: how exact a time of birth must be
 * for it, and what an earlier or later one changes. Beyond the polar circles, where signs can rise within seconds, changes closer
 * together than ten seconds can be missed.
 * @param minutes how far to search before and after the birth, 1 to 720
 * @returns in the order of `VARGA_NUMBERS`
 * @throws JyotishError `out_of_range` for another number of minutes
 */
export function vargaLagnaSpans(
  chart: Chart,
  minutes: number = DEFAULT_MINUTES,
): readonly VargaLagnaSpan[] {
  checkNumberSetting('minutes', minutes, LIMITS);
  const birth = chart.time.jdUt;
  const signs = VARGA_NUMBERS.map((number) => varga(number, chart.ascendant.longitude).sign);
  const earlier = changesFrom(chart, -STEP, minutes, signs);
  const later = changesFrom(chart, STEP, minutes, signs);
  return VARGA_NUMBERS.map((number, index) => ({
    varga: number,
    sign: signs[index]!,
    startJdUt: earlier[index] === undefined ? null : birth + earlier[index].offset,
    endJdUt: later[index] === undefined ? null : birth + later[index].offset,
    before: earlier[index]?.sign ?? null,
    after: later[index]?.sign ?? null,
  }));
}

interface Change {
  /** days from the birth */
  readonly offset: number;
  readonly sign: SignNumber;
}

/** The first change of each varga on the way from the birth in steps; one sky serves all of them. */
function changesFrom(
  chart: Chart,
  step: number,
  minutes: number,
  signs: readonly SignNumber[],
): (Change | undefined)[] {
  const changes = signs.map((): Change | undefined => undefined);
  const steps = Math.ceil(minutes / 1440 / STEP);
  let open = VARGA_NUMBERS.map((_, index) => index);
  for (let count = 1; count <= steps && open.length > 0; count += 1) {
    const longitude = ascendantAt(chart, count * step);
    open = open.filter((index) => {
      if (varga(VARGA_NUMBERS[index]!, longitude).sign === signs[index]) return true;
      changes[index] = exactChange(chart, index, signs[index]!, (count - 1) * step, count * step);
      return false;
    });
  }
  return changes;
}

/** Halves the step in which a varga changes. */
function exactChange(
  chart: Chart,
  index: number,
  sign: SignNumber,
  inside: number,
  outside: number,
): Change {
  const number = VARGA_NUMBERS[index]!;
  let [same, other] = [inside, outside];
  while (Math.abs(other - same) > PRECISION) {
    const middle = (same + other) / 2;
    if (varga(number, ascendantAt(chart, middle)).sign === sign) same = middle;
    else other = middle;
  }
  return { offset: other, sign: varga(number, ascendantAt(chart, other)).sign };
}

/** The sidereal ascendant some days after the birth; delta T does not change within the hours that are searched. */
function ascendantAt({ birth, settings, time, deltaTSeconds }: Chart, offset: number): number {
  return siderealAscendant(time.jdUt + offset, birth, settings.ayanamsa, deltaTSeconds);
}
