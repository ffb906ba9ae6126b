import { almanacSky } from '../panchang/index.ts';
import type { DayPanchang, TimeSpan } from '../panchang/index.ts';
import { crossingsOf } from '../sky/index.ts';

/** Times of a day that are avoided because of the Moon's place. */
export interface MoonDangers {
  /** the Vishti karanas that touch the day, from beginning to end */
  readonly bhadra: readonly TimeSpan[];
  /** the Moon's time in Aquarius and Pisces (the last half of Dhanishta to Revati) within the day */
  readonly panchaka: TimeSpan | null;
  /**
   * The nakshatras of Ketu and Mercury: none or one span, from the beginning of the first of two neighbours to the end of
   * the second, also where only one of them touches the day.
   */
  readonly gandaMoola: readonly TimeSpan[];
}

const AQUARIUS = 11;

/** Bhadra, Panchaka and Ganda Moola of a day, as almanacs mark them. */
export function moonDangersOf(day: DayPanchang): MoonDangers {
  const watery = day.moonSigns.filter(({ sign }) => sign >= AQUARIUS);
  const [first, last] = [watery[0], watery.at(-1)];
  return {
    bhadra: bhadraOf(day),
    panchaka:
      first === undefined || last === undefined
        ? null
        : {
            startJdUt: first.enteredJdUt ?? day.span.startJdUt,
            endJdUt: last.leftJdUt ?? day.span.endJdUt,
          },
    gandaMoola: gandaMoolaOf(day),
  };
}

/** The Vishti karanas that touch a day, from beginning to end. */
export function bhadraOf({ karanas }: Pick<DayPanchang, 'karanas'>): TimeSpan[] {
  return karanas
    .filter(({ name }) => name === 'Vishti')
    .map(({ startJdUt, endJdUt }) => ({ startJdUt, endJdUt }));
}

/** More than the Moon spends in any nakshatra, days; and less than it spends in any two. */
const LONGEST = 1.14;
/** A minute, days: so that a search does not find the end of the nakshatra that it starts from. */
const MINUTE = 1 / 1440;

/** Ashlesha, Jyeshtha and Revati are before a junction of signs, Magha, Mula and Ashwini after it. */
const isBefore = (nakshatra: number): boolean => nakshatra % 9 === 0;
const isAfter = (nakshatra: number): boolean => nakshatra % 9 === 1;

/** No day touches two junctions: they are nine nakshatras apart. */
function gandaMoolaOf({ nakshatras, settings, civilDay }: DayPanchang): TimeSpan[] {
  const touching = nakshatras.filter(({ number }) => isBefore(number) || isAfter(number));
  const [first, last] = [touching[0], touching.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { moon } = almanacSky(settings.ayanamsa, civilDay.startJdUt + 0.75);
  const changes = (from: number, to: number) => crossingsOf(moon, 27, from, to, LONGEST);
  const { startJdUt: start } = first;
  const { endJdUt: end } = last;
  return [
    {
      startJdUt: isBefore(first.number)
        ? start
        : changes(start - LONGEST, start - MINUTE).at(-1)!.jdUt,
      endJdUt: isAfter(last.number) ? end : changes(end + MINUTE, end + LONGEST)[0]!.jdUt,
    },
  ];
}
