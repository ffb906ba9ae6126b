import { houseFrom, type GrahaId, type HouseNumber, type SignNumber } from '@jyoti/jyotish';
import type { HoroscopeSource } from './source.ts';
import { tenseOf } from './tense.ts';

/** A graha in a sign, within a span; Julian days UT. */
export interface Stay {
  readonly sign: SignNumber;
  readonly house: HouseNumber;
  /** the span's ends where it was there before, or remains after */
  readonly fromJdUt: number;
  readonly toJdUt: number;
}

/** Where a graha is in a span, stay by stay. */
export function staysOf({ forecast, span }: HoroscopeSource, graha: GrahaId): Stay[] {
  const entries = span.events.flatMap(({ event }) =>
    event.kind === 'sign_ingress' && event.body === graha ? [event] : [],
  );
  const starts: { sign: SignNumber; fromJdUt: number }[] = [
    { sign: entries[0]?.from ?? span.middle.signs[graha], fromJdUt: forecast.fromJdUt },
    ...entries.map(({ sign, jdUt }) => ({ sign, fromJdUt: jdUt })),
  ];
  return starts.map(({ sign, fromJdUt }, index) => ({
    sign,
    house: houseFrom(forecast.sign, sign),
    fromJdUt,
    toJdUt: starts[index + 1]?.fromJdUt ?? forecast.toJdUt,
  }));
}

/** A graha's stay in a house: the current one, else the next, else the last. */
export function stayInHouse(
  source: HoroscopeSource,
  graha: GrahaId,
  house: HouseNumber,
): Stay | undefined {
  const there = staysOf(source, graha).filter((stay) => stay.house === house);
  const isOf = (tense: string) => (stay: Stay) =>
    tenseOf(source, stay.fromJdUt, stay.toJdUt) === tense;
  return there.find(isOf('present')) ?? there.find(isOf('future')) ?? there.at(-1);
}
