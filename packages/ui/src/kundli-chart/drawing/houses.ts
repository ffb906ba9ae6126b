import type { GrahaId, RashiNumber } from '../../glyphs/index.ts';

/** Position of one graha. */
export interface Placement {
  /** The graha that is placed. */
  graha: GrahaId;
  /** The sign it is in, 1 (Mesha) to 12 (Meena). */
  sign: RashiNumber;
  /** Degree in the sign, from 0 up to (not including) 30. Its integer part is shown. */
  degree?: number;
  /** Marked as moving backwards. @default false */
  retrograde?: boolean;
  /** Marked as too close to the Sun. @default false */
  combust?: boolean;
}

/** Input of every chart style. */
export interface KundliChartData {
  /** The sign of the first house, 1 (Mesha) to 12 (Meena): that of the ascendant, unless `ascendantIn` says otherwise. */
  ascendantSign: RashiNumber;
  /**
   * Where houses are counted from another point, such as the Moon: the sign that the ascendant is in, or null if it is not known,
   * so that no house is marked with it. @default ascendantSign
   */
  ascendantIn?: RashiNumber | null;
  /** Degree of the ascendant in its sign, 0 to under 30. */
  ascendantDegree?: number;
  /** The grahas to show; a house may have several or none. */
  placements: readonly Placement[];
}

export interface House {
  /** 1 to 12, whole sign from the first. */
  number: number;
  /** The sign in the house, 1 (Mesha) to 12 (Meena). */
  sign: RashiNumber;
  /** Whether the ascendant is in it. */
  hasAscendant: boolean;
  /** The grahas in the house, in the order of the data. */
  placements: Placement[];
}

/** The twelve houses in order, each a whole sign. */
export function housesOf({
  ascendantSign,
  ascendantIn = ascendantSign,
  placements,
}: KundliChartData): House[] {
  return Array.from({ length: 12 }, (_, index) => {
    const sign = (((ascendantSign - 1 + index) % 12) + 1) as RashiNumber;
    return {
      number: index + 1,
      sign,
      hasAscendant: sign === ascendantIn,
      placements: placements.filter((placement) => placement.sign === sign),
    };
  });
}
