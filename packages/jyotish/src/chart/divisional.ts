import { eachGraha } from './bodies.ts';
import type { GrahaId } from './bodies.ts';
import type { Placements } from './placements.ts';
import { houseFrom } from './signs.ts';
import type { HouseNumber } from './signs.ts';
import { varga, VARGA_NAMES } from './vargas.ts';
import type { VargaNumber, VargaPosition } from './vargas.ts';

/** Where a body is in a divisional chart. */
export interface VargaPlacement extends VargaPosition {
  /** whole-sign house from the ascendant of the varga, 1 to 12 */
  readonly house: HouseNumber;
  /** as in the birth chart; false for the ascendant */
  readonly retrograde: boolean;
}

/** One of the sixteen divisional charts. */
export interface DivisionalChart {
  /** into how many parts a sign is divided: 9 for navamsa */
  readonly number: VargaNumber;
  /** its name: Navamsa */
  readonly name: string;
  /** where the ascendant falls in it */
  readonly ascendant: VargaPlacement;
  /** where each graha falls in it */
  readonly grahas: Readonly<Record<GrahaId, VargaPlacement>>;
}

/**
 * A divisional chart of a birth chart.
 * @param chart the birth chart
 * @param number which varga: 9 for the navamsa
 * @throws JyotishError `out_of_range` when the number is not one of `VARGA_NUMBERS`
 */
export function divisionalChart(chart: Placements, number: VargaNumber): DivisionalChart {
  const lagna = varga(number, chart.ascendant.longitude);
  const grahaPlacement = (graha: GrahaId): VargaPlacement => {
    const { longitude, retrograde } = chart.grahas[graha];
    const position = varga(number, longitude);
    return { ...position, house: houseFrom(lagna.sign, position.sign), retrograde };
  };
  return {
    number,
    name: VARGA_NAMES[number],
    ascendant: { ...lagna, house: 1, retrograde: false },
    grahas: eachGraha(grahaPlacement),
  };
}
