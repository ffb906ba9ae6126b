import type { DayPanchang } from '../panchang/index.ts';

const BHADRAPADA = 6;
/** Sunia, the new year's day of Odisha's era. */
const SUNIA_TITHI = 12;

/**
 * The year of the Amli era, which begins with the twelfth tithi of Bhadrapada's bright half (Sewell and Dikshit, The
 * Indian Calendar, art. 71): the first sunrise at which that tithi or a later one is current.
 */
export function amliYearOf({
  lunarMonth,
  samvats,
  tithis,
}: Pick<DayPanchang, 'lunarMonth' | 'samvats' | 'tithis'>): number {
  const commonYear = samvats.shaka + 78;
  const { number, adhika } = lunarMonth;
  const isInBhadrapada = number === BHADRAPADA && !adhika;
  const hasBegun = isInBhadrapada ? tithis[0]!.number >= SUNIA_TITHI : number > BHADRAPADA;
  return hasBegun ? commonYear - 592 : commonYear - 593;
}
