import type { PlanetId } from './bodies.ts';
import { GRAHA_CORRESPONDENCES } from './lucky.ts';
import type { Weekday } from './lucky.ts';
import type { SignNumber } from './signs.ts';

/** The five groups of tithis, by remainder of five. */
export type TithiGroup = 'nanda' | 'bhadra' | 'jaya' | 'rikta' | 'purna';

/** The five elements, ether included, as the tithi groups have them. */
export type Mahabhuta = 'water' | 'earth' | 'fire' | 'air' | 'ether';

/** What is considered unfavourable (ghata) for a Moon sign. */
export interface GhatkaChakra {
  /** sign of the Moon to avoid */
  readonly sign: SignNumber;
  /** nanda, bhadra, jaya, rikta or purna */
  readonly tithiGroup: TithiGroup;
  /** tithis of that group, 1 to 15 */
  readonly tithis: readonly [number, number, number];
  /** day of the week to avoid, 0 Sunday to 6 Saturday */
  readonly weekday: Weekday;
  /** nakshatra 1 to 27 */
  readonly nakshatra: number;
  /** ascendant to avoid in a person of the same sex */
  readonly sameSexLagna: SignNumber;
  /** ascendant to avoid in a person of the other sex */
  readonly oppositeSexLagna: SignNumber;
  /** element of the tithi group */
  readonly tatva: Mahabhuta;
  /** graha of the tithi group */
  readonly lord: PlanetId;
  /** lunar month; with yoga, karana and prahara the least certain part of the tradition */
  readonly month: string;
  /** yoga of Sun and Moon to avoid */
  readonly yoga: string;
  /** half-tithi to avoid */
  readonly karana: string;
  /** watch of three hours, 1 to 4 */
  readonly prahara: number;
}

interface TithiGroupRow {
  readonly tithis: readonly [number, number, number];
  readonly tatva: Mahabhuta;
  readonly lord: PlanetId;
}

/** Tithi groups with their element and graha (Muhurta Chintamani ch. 1; element and graha by custom). */
export const TITHI_GROUPS: Readonly<Record<TithiGroup, TithiGroupRow>> = {
  nanda: { tithis: [1, 6, 11], tatva: 'water', lord: 'venus' },
  bhadra: { tithis: [2, 7, 12], tatva: 'earth', lord: 'mercury' },
  jaya: { tithis: [3, 8, 13], tatva: 'fire', lord: 'mars' },
  rikta: { tithis: [4, 9, 14], tatva: 'air', lord: 'saturn' },
  purna: { tithis: [5, 10, 15], tatva: 'ether', lord: 'jupiter' },
};

type Row = readonly [
  sign: SignNumber,
  tithiGroup: TithiGroup,
  dayLord: PlanetId,
  nakshatra: number,
  sameSexLagna: SignNumber,
  oppositeSexLagna: SignNumber,
  month: string,
  yoga: string,
  karana: string,
  prahara: number,
];

/**
 * Avakahada tradition of the almanacs, by Moon sign. Sign to lagnas are found alike in two public
 * sources, but for the day of Pisces (also Thursday) and the nakshatra of Sagittarius (also Ashwini).
 */
const ROWS: Readonly<Record<SignNumber, Row>> = {
  1: [1, 'nanda', 'sun', 10, 1, 7, 'Kartika', 'Vishkambha', 'Bava', 1],
  2: [6, 'purna', 'saturn', 13, 2, 8, 'Margashirsha', 'Shukla', 'Shakuni', 4],
  3: [11, 'bhadra', 'moon', 15, 4, 10, 'Ashadha', 'Parigha', 'Chatushpada', 3],
  4: [5, 'bhadra', 'mercury', 17, 7, 1, 'Pausha', 'Vyaghata', 'Naga', 1],
  5: [10, 'jaya', 'saturn', 19, 10, 4, 'Jyeshtha', 'Dhriti', 'Bava', 1],
  6: [3, 'purna', 'saturn', 22, 12, 6, 'Bhadrapada', 'Shula', 'Kaulava', 1],
  7: [9, 'rikta', 'jupiter', 24, 6, 12, 'Magha', 'Shula', 'Taitila', 4],
  8: [2, 'nanda', 'venus', 27, 2, 8, 'Ashvina', 'Vyatipata', 'Gara', 1],
  9: [12, 'jaya', 'venus', 2, 9, 3, 'Shravana', 'Vajra', 'Taitila', 1],
  10: [5, 'rikta', 'mars', 4, 11, 5, 'Vaishakha', 'Vaidhriti', 'Shakuni', 4],
  11: [9, 'jaya', 'jupiter', 6, 3, 9, 'Chaitra', 'Ganda', 'Kimstughna', 3],
  12: [11, 'purna', 'venus', 9, 5, 11, 'Phalguna', 'Vajra', 'Chatushpada', 4],
};

/**
 * The ghatka chakra of a Moon sign: the sign, tithis, day and so on that tradition avoids.
 * @param moonSign sign of the birth Moon
 */
export function ghatkaChakraOf(moonSign: SignNumber): GhatkaChakra {
  const [sign, tithiGroup, dayLord, nakshatra, same, opposite, month, yoga, karana, prahara] =
    ROWS[moonSign];
  const { tithis, tatva, lord } = TITHI_GROUPS[tithiGroup];
  return {
    sign,
    tithiGroup,
    tithis,
    weekday: GRAHA_CORRESPONDENCES[dayLord].weekday,
    nakshatra,
    sameSexLagna: same,
    oppositeSexLagna: opposite,
    tatva,
    lord,
    month,
    yoga,
    karana,
    prahara,
  };
}
