import type { Weekday } from '../chart/index.ts';
import { crossingsOf } from '../sky/index.ts';
import { almanacSky } from './almanac-sky.ts';
import type { AlmanacSky } from './almanac-sky.ts';
import type { DayPanchang } from './day.ts';
import { commonSpan } from './limb-spans.ts';
import type { NakshatraSpan, TimeSpan } from './limb-spans.ts';

/** The 28 yogas of weekday and nakshatra in their order (Muhurta Chintamani ch. 1). */
export const ANANDADI_NAMES = [
  'Ananda',
  'Kaladanda',
  'Dhumra',
  'Dhata',
  'Saumya',
  'Dhvanksha',
  'Ketu',
  'Shrivatsa',
  'Vajra',
  'Mudgara',
  'Chhatra',
  'Mitra',
  'Manasa',
  'Padma',
  'Lumbaka',
  'Utpata',
  'Mrityu',
  'Kana',
  'Siddhi',
  'Shubha',
  'Amrita',
  'Musala',
  'Gada',
  'Matanga',
  'Rakshasa',
  'Chara',
  'Sthira',
  'Pravardhamana',
] as const;

/** One of the 28 Anandadi yogas within its day. */
export interface AnandadiYoga extends TimeSpan {
  /** 1 (Ananda) to 28 (Pravardhamana) */
  readonly number: number;
  /** Sanskrit in plain Latin letters */
  readonly name: string;
  /** whether the texts call it auspicious */
  readonly good: boolean;
  /** how many ghatikas of 24 minutes from its beginning are avoided; 60 means all of it, 0 none */
  readonly avoidedGhatikas: number;
  /** the nakshatra of the 28 that makes it, 1 (Ashwini) to 28 (Revati); 22 is Abhijit */
  readonly nakshatraOf28: number;
}

/** Bad yogas with the ghatikas that are avoided (Muhurta Chintamani ch. 1). */
const AVOIDED: Readonly<Partial<Record<number, number>>> = {
  2: 60,
  3: 1,
  6: 5,
  9: 5,
  10: 5,
  14: 4,
  15: 4,
  16: 60,
  17: 60,
  18: 2,
  22: 2,
  23: 7,
  25: 60,
};

/** The nakshatra of 28 that gives Ananda, Sunday to Saturday. */
const FIRST: Readonly<Record<Weekday, number>> = { 0: 1, 1: 5, 2: 9, 3: 13, 4: 17, 5: 21, 6: 25 };

/** Abhijit ends with the first fifteenth of Shravana, at 280°53′20″: 316 parts of 405 of the circle. */
const PARTS_TO_END_OF_ABHIJIT = 405;
const END_OF_ABHIJIT = 316;
const UTTARA_ASHADHA = 21;
const SHRAVANA = 22;

/** Spans of the 28 nakshatras: Abhijit takes a quarter of Uttara Ashadha and a part of Shravana. */
function in28(
  nakshatras: readonly NakshatraSpan[],
  sky: AlmanacSky,
): (TimeSpan & { number: number })[] {
  return nakshatras.flatMap(({ number, padas, startJdUt, endJdUt }) => {
    if (number === UTTARA_ASHADHA) {
      const cut = padas[3]!.startJdUt;
      return [
        { number, startJdUt, endJdUt: cut },
        { number: 22, startJdUt: cut, endJdUt },
      ];
    }
    if (number === SHRAVANA) {
      const cut = crossingsOf(sky.moon, PARTS_TO_END_OF_ABHIJIT, startJdUt, endJdUt, 1).find(
        ({ index }) => index === END_OF_ABHIJIT,
      )!.jdUt;
      return [
        { number: 22, startJdUt, endJdUt: cut },
        { number: 23, startJdUt: cut, endJdUt },
      ];
    }
    return [{ number: number > SHRAVANA ? number + 1 : number, startJdUt, endJdUt }];
  });
}

/**
 * The Anandadi yogas of a day from sunrise to sunrise; they tile it. The count runs through the 28
 * nakshatras from Ashwini on a Sunday, Mrigashira on a Monday, and Ashlesha, Hasta, Anuradha, Uttara
 * Ashadha and Shatabhisha on the days that follow.
 * @param sky the sky of an existing panchang, to reuse its cache
 * @returns none where the Sun does not rise or set
 */
export function anandadiYogasOf(
  day: Pick<DayPanchang, 'weekday' | 'vedicDay' | 'span' | 'nakshatras' | 'settings'>,
  sky: AlmanacSky = almanacSky(day.settings.ayanamsa, day.span.startJdUt + 0.5),
): AnandadiYoga[] {
  if (day.vedicDay === null) return [];
  const yogas: AnandadiYoga[] = [];
  for (const { number: nakshatraOf28, ...time } of in28(day.nakshatras, sky)) {
    const within = commonSpan(time, day.span);
    if (within === null) continue;
    const number = ((nakshatraOf28 - FIRST[day.weekday] + 28) % 28) + 1;
    const avoidedGhatikas = AVOIDED[number] ?? 0;
    const last = yogas.at(-1);
    // Abhijit consists of a part of Uttara Ashadha and a part of Shravana, but is one yoga.
    if (last?.number === number) yogas[yogas.length - 1] = { ...last, endJdUt: within.endJdUt };
    else {
      const name = ANANDADI_NAMES[number - 1]!;
      const good = avoidedGhatikas === 0;
      yogas.push({ number, name, good, avoidedGhatikas, nakshatraOf28, ...within });
    }
  }
  return yogas;
}
