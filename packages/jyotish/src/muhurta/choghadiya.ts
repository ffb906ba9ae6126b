import type { TimeSpan, VedicDayBounds } from '../panchang/index.ts';
import { partOf } from './kalam.ts';

/** Name of a choghadiya. */
export type ChoghadiyaName = 'udveg' | 'chal' | 'labh' | 'amrit' | 'kaal' | 'shubh' | 'rog';

/** Quality of a choghadiya: `good` is the middling one, for journeys. */
export type ChoghadiyaQuality = 'auspicious' | 'good' | 'inauspicious';

/** Times that spoil even a good choghadiya. */
export type ChoghadiyaMark = 'vaar_vela' | 'kaal_vela' | 'kaal_ratri';

/** An eighth of the day or of the night. */
export interface Choghadiya extends TimeSpan {
  /** 1 to 8 */
  readonly number: number;
  /** one of seven, by the planet that rules the eighth */
  readonly name: ChoghadiyaName;
  /** by its name only */
  readonly quality: ChoghadiyaQuality;
  /** null for most */
  readonly mark: ChoghadiyaMark | null;
}

/** The choghadiyas from sunrise to sunrise. */
export interface Choghadiyas {
  /** eight from sunrise to sunset */
  readonly day: readonly Choghadiya[];
  /** eight from sunset to the next sunrise */
  readonly night: readonly Choghadiya[];
}

/** Their cycles; a weekday starts the day's three and the night's two further than the one before. */
const DAY_CYCLE = ['udveg', 'chal', 'labh', 'amrit', 'kaal', 'shubh', 'rog'] as const;
const NIGHT_CYCLE = ['shubh', 'amrit', 'chal', 'rog', 'kaal', 'labh', 'udveg'] as const;

const QUALITIES: Readonly<Record<ChoghadiyaName, ChoghadiyaQuality>> = {
  amrit: 'auspicious',
  shubh: 'auspicious',
  labh: 'auspicious',
  chal: 'good',
  udveg: 'inauspicious',
  kaal: 'inauspicious',
  rog: 'inauspicious',
};

/** Which eighth of the daylight is the vaar vela, Sunday to Saturday. */
const VAAR_VELA = [4, 7, 2, 5, 8, 3, 6] as const;

/**
 * The choghadiyas of a day and its night, as in Gujarati almanacs. On every weekday the kaal vela is the day's Kaal and
 * the kaal ratri the night's Labh; the vaar vela has a table.
 */
export function choghadiyasOf(day: VedicDayBounds): Choghadiyas {
  const { weekday, sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = day;
  const eighths = (
    cycle: readonly ChoghadiyaName[],
    start: number,
    from: number,
    to: number,
    markOf: (name: ChoghadiyaName, number: number) => ChoghadiyaMark | null,
  ): Choghadiya[] =>
    Array.from({ length: 8 }, (_, index) => {
      const number = index + 1;
      const name = cycle[(start + index) % 7]!;
      return {
        number,
        name,
        quality: QUALITIES[name],
        mark: markOf(name, number),
        ...partOf(from, to, number, 8),
      };
    });
  return {
    day: eighths(DAY_CYCLE, 3 * weekday, sunriseJdUt, sunsetJdUt, (name, number) => {
      if (number === VAAR_VELA[weekday]) return 'vaar_vela';
      return name === 'kaal' ? 'kaal_vela' : null;
    }),
    night: eighths(NIGHT_CYCLE, 2 * weekday, sunsetJdUt, nextSunriseJdUt, (name) =>
      name === 'labh' ? 'kaal_ratri' : null,
    ),
  };
}
