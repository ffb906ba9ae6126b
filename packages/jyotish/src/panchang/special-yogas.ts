import type { Weekday } from '../chart/index.ts';
import { crossingsOf } from '../sky/index.ts';
import type { AlmanacSky } from './almanac-sky.ts';
import type { DayPanchang } from './day.ts';
import { commonSpan } from './limb-spans.ts';
import type { TimeSpan } from './limb-spans.ts';

/** Yogas of a nakshatra with the weekday, with the weekday and a tithi, or with the Sun's nakshatra. */
export const SPECIAL_YOGAS = [
  'sarvartha_siddhi',
  'amrit_siddhi',
  'ravi_pushya',
  'guru_pushya',
  'dvipushkara',
  'tripushkara',
  'ravi_yoga',
] as const;

/** One of the special yogas. */
export type SpecialYogaName = (typeof SPECIAL_YOGAS)[number];

/** A special yoga within its day. */
export interface SpecialYoga extends TimeSpan {
  /** which of them it is */
  readonly yoga: SpecialYogaName;
  /** 1 to 27 */
  readonly nakshatra: number;
  /** 1 to 30; null if the yoga does not depend on a tithi */
  readonly tithi: number | null;
}

/** Nakshatras of Sarvartha Siddhi, Sunday to Saturday (Muhurta Chintamani ch. 1). */
const SARVARTHA_SIDDHI: Readonly<Record<Weekday, readonly number[]>> = {
  0: [1, 8, 12, 13, 19, 21, 26],
  1: [4, 5, 8, 17, 22],
  2: [1, 3, 9, 26],
  3: [3, 4, 5, 13, 17],
  4: [1, 7, 8, 17, 27],
  5: [1, 7, 17, 22, 27],
  6: [4, 15, 22],
};

/** The nakshatra of Amrit Siddhi, Sunday to Saturday (Muhurta Chintamani ch. 1). */
const AMRIT_SIDDHI: Readonly<Record<Weekday, number>> = {
  0: 13,
  1: 5,
  2: 1,
  3: 17,
  4: 8,
  5: 27,
  6: 4,
};

const PUSHYA = 8;
const SUNDAY = 0;
const THURSDAY = 4;

/**
 * Dvipushkara and Tripushkara: a Bhadra tithi on a Sunday, Tuesday or Saturday with a nakshatra that
 * two signs share by halves, or by one and three quarters (Muhurta Chintamani ch. 1).
 */
const PUSHKARA_DAYS: readonly Weekday[] = [0, 2, 6];
const HALVED: readonly number[] = [5, 14, 23];
const QUARTERED: readonly number[] = [3, 7, 12, 16, 21, 25];

/**
 * Ravi Yoga: the Moon in one of these nakshatras from the Sun's, which is the first (Muhurta Chintamani ch. 1). It ends with the
 * Moon's nakshatra, or with the Sun's.
 */
const RAVI_YOGA: readonly number[] = [4, 6, 9, 10, 13, 20];

/** Days between samples of a search for the Sun's nakshatras, each of which lasts 13. */
const STEP = 3;

/** The Sun's nakshatras, 1 to 27, in a day. */
function nakshatrasOfSun({ startJdUt, endJdUt }: TimeSpan, { sun }: Pick<AlmanacSky, 'sun'>) {
  const entries = crossingsOf(sun, 27, startJdUt, endJdUt, STEP);
  const starts = [startJdUt, ...entries.map(({ jdUt }) => jdUt)];
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? endJdUt;
    const number = Math.floor((sun.at((start + end) / 2) * 27) / 360) + 1;
    return { number, startJdUt: start, endJdUt: end };
  });
}

function yogasOfNakshatra(weekday: Weekday, nakshatra: number): SpecialYogaName[] {
  const yogas: SpecialYogaName[] = [];
  if (SARVARTHA_SIDDHI[weekday].includes(nakshatra)) yogas.push('sarvartha_siddhi');
  if (AMRIT_SIDDHI[weekday] === nakshatra) yogas.push('amrit_siddhi');
  if (nakshatra === PUSHYA && weekday === SUNDAY) yogas.push('ravi_pushya');
  if (nakshatra === PUSHYA && weekday === THURSDAY) yogas.push('guru_pushya');
  return yogas;
}

/**
 * The special yogas of a day from sunrise to sunrise, in order of their beginning.
 * @param sky whose Sun gives Ravi Yoga
 * @returns none where the Sun does not rise or set, because the weekday then has no beginning
 */
export function specialYogasOf(
  day: Pick<DayPanchang, 'weekday' | 'vedicDay' | 'span' | 'nakshatras' | 'tithis'>,
  sky: Pick<AlmanacSky, 'sun'>,
): SpecialYoga[] {
  const { weekday, vedicDay, span, nakshatras, tithis } = day;
  if (vedicDay === null) return [];
  const found: SpecialYoga[] = [];
  for (const nakshatra of nakshatras) {
    const { number } = nakshatra;
    const within = commonSpan(nakshatra, span);
    if (within === null) continue;
    for (const yoga of yogasOfNakshatra(weekday, number)) {
      found.push({ yoga, nakshatra: number, tithi: null, ...within });
    }
    for (const ofSun of nakshatrasOfSun(within, sky)) {
      const count = ((number - ofSun.number + 27) % 27) + 1;
      if (!RAVI_YOGA.includes(count)) continue;
      const { startJdUt, endJdUt } = ofSun;
      found.push({ yoga: 'ravi_yoga', nakshatra: number, tithi: null, startJdUt, endJdUt });
    }
    const pushkara = HALVED.includes(number)
      ? 'dvipushkara'
      : QUARTERED.includes(number) && 'tripushkara';
    if (pushkara === false || !PUSHKARA_DAYS.includes(weekday)) continue;
    for (const tithi of tithis) {
      const both = tithi.type === 'bhadra' ? commonSpan(within, tithi) : null;
      if (both === null) continue;
      found.push({ yoga: pushkara, nakshatra: number, tithi: tithi.number, ...both });
    }
  }
  return found.toSorted((a, b) => a.startJdUt - b.startJdUt);
}
