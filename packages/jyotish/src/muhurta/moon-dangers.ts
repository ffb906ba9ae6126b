import type { DayPanchang, TimeSpan } from '../panchang/index.ts';

/** Times of a day that are avoided because of the Moon's place. */
export interface MoonDangers {
  /** the Vishti karanas that touch the day, from beginning to end */
  readonly bhadra: readonly TimeSpan[];
  /** the Moon's time in Aquarius and Pisces (the last half of Dhanishta to Revati) within the day */
  readonly panchaka: TimeSpan | null;
  /** the nakshatras of Ketu and Mercury that touch the day, from beginning to end */
  readonly gandaMoola: readonly TimeSpan[];
}

/** Ashwini, Ashlesha, Magha, Jyeshtha, Mula, Revati: those at a junction of signs. */
const GANDA_MOOLA: readonly number[] = [1, 9, 10, 18, 19, 27];

const AQUARIUS = 11;

/** Bhadra, Panchaka and Ganda Moola of a day, as almanacs mark them. */
export function moonDangersOf(day: DayPanchang): MoonDangers {
  const watery = day.moonSigns.filter(({ sign }) => sign >= AQUARIUS);
  const [first, last] = [watery[0], watery.at(-1)];
  return {
    bhadra: day.karanas.filter(({ name }) => name === 'Vishti').map(spanAlone),
    panchaka:
      first === undefined || last === undefined
        ? null
        : {
            startJdUt: first.enteredJdUt ?? day.span.startJdUt,
            endJdUt: last.leftJdUt ?? day.span.endJdUt,
          },
    gandaMoola: day.nakshatras.filter(({ number }) => GANDA_MOOLA.includes(number)).map(spanAlone),
  };
}

function spanAlone({ startJdUt, endJdUt }: TimeSpan): TimeSpan {
  return { startJdUt, endJdUt };
}
