import type { SignNumber } from '../chart/index.ts';
import { chandrabalaOf, commonSpan, tarabalaOf } from '../panchang/index.ts';
import type { ChandraSpan, DayPanchang, TaraSpan, TimeSpan } from '../panchang/index.ts';
import { choghadiyasOf } from './choghadiya.ts';
import type { ChoghadiyaName } from './choghadiya.ts';
import { varjyamsOf } from './ghatikas.ts';
import { kalamsOf } from './kalam.ts';
import { bhadraOf } from './moon-dangers.ts';
import { thirtyMuhurtasOf } from './thirty-muhurtas.ts';

/** The Moon's place at a birth. */
export interface BirthStar {
  /** 1 (Ashwini) to 27 (Revati) */
  readonly nakshatra: number;
  /** of the Moon, 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
}

/** Times of a day that everybody avoids for beginnings. */
export const AVOIDED_TIMES = [
  'rahu_kaal',
  'yamaganda',
  'gulika',
  'dur_muhurta',
  'varjyam',
  'bhadra',
] as const;

/** An avoided time that touches its day, with its true beginning and end. */
export interface AvoidedTime extends TimeSpan {
  /** which of the avoided times it is */
  readonly name: (typeof AVOIDED_TIMES)[number];
}

/** A part of an auspicious choghadiya that is free of what is avoided. */
export interface GoodTime extends TimeSpan {
  /** name of the eighth that it lies in */
  readonly choghadiya: ChoghadiyaName;
}

/** A day for a birth star. */
export interface StarDay {
  /** with their true beginning and end */
  readonly taras: readonly TaraSpan[];
  /** the Moon's houses from the birth sign, with their true beginning and end */
  readonly chandras: readonly ChandraSpan[];
  /** none where the Sun does not rise or set */
  readonly goodTimes: readonly GoodTime[];
  /** in order of their beginning */
  readonly avoidedTimes: readonly AvoidedTime[];
}

/** The shortest good time that is of use: 15 minutes, in days. */
const SHORTEST = 15 / 1440;

/** What is left of a span without others. */
function without(span: TimeSpan, cuts: readonly TimeSpan[]): TimeSpan[] {
  let rest: readonly TimeSpan[] = [span];
  for (const cut of cuts) {
    rest = rest.flatMap((part) => {
      if (commonSpan(part, cut) === null) return [part];
      return [
        { startJdUt: part.startJdUt, endJdUt: cut.startJdUt },
        { startJdUt: cut.endJdUt, endJdUt: part.endJdUt },
      ].filter(({ startJdUt, endJdUt }) => endJdUt > startJdUt);
    });
  }
  return [...rest];
}

/**
 * The avoided times of a day, in order of their beginning.
 * @returns none where the Sun does not rise or set
 */
export function avoidedTimesOf(
  day: Pick<DayPanchang, 'vedicDay' | 'nakshatras' | 'karanas' | 'span'>,
): AvoidedTime[] {
  const { vedicDay, nakshatras, span } = day;
  if (vedicDay === null) return [];
  const { rahuKaal, yamaganda, gulika } = kalamsOf(vedicDay);
  const durMuhurtas = thirtyMuhurtasOf(vedicDay).filter(({ dur }) => dur);
  const named = (name: AvoidedTime['name'], spans: readonly TimeSpan[]): AvoidedTime[] =>
    spans
      .filter((one) => commonSpan(one, span) !== null)
      .map(({ startJdUt, endJdUt }) => ({ name, startJdUt, endJdUt }));
  return [
    ...named('rahu_kaal', [rahuKaal]),
    ...named('yamaganda', [yamaganda]),
    ...named('gulika', [gulika]),
    ...named('dur_muhurta', durMuhurtas),
    ...named('varjyam', varjyamsOf(nakshatras, span)),
    ...named('bhadra', bhadraOf(day)),
  ].toSorted((a, b) => a.startJdUt - b.startJdUt);
}

/**
 * A day for a birth star: its taras, the Moon's strength, and its good times. A good time is what an auspicious
 * choghadiya without a mark has left outside the avoided times and outside a bad tara or a bad Moon, 15 minutes at least.
 */
export function starDayOf(day: DayPanchang, { nakshatra, sign }: BirthStar): StarDay {
  const taras = tarabalaOf(day.nakshatras, nakshatra);
  const chandras = chandrabalaOf(day, sign);
  const avoidedTimes = avoidedTimesOf(day);
  const bad = [...taras, ...chandras].filter(({ strength }) => strength === 'bad');
  const cuts = [...avoidedTimes, ...bad];
  const choghadiyas = day.vedicDay && choghadiyasOf(day.vedicDay);
  const goodTimes = [...(choghadiyas?.day ?? []), ...(choghadiyas?.night ?? [])]
    .filter(({ quality, mark }) => quality === 'auspicious' && mark === null)
    .flatMap(({ name: choghadiya, startJdUt, endJdUt }) =>
      without({ startJdUt, endJdUt }, cuts).map((span) => ({ choghadiya, ...span })),
    )
    .filter(({ startJdUt, endJdUt }) => endJdUt - startJdUt >= SHORTEST);
  return { taras, chandras, goodTimes, avoidedTimes };
}
