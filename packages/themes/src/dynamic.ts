import { GRAHA_ORDER } from './drawings/shapes.ts';

/** Values of `data-vaar`, which colours the theme planetary-influence. */
export type VaarLord = 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn';

/** Values of `data-moon`, which brightens the theme lunar-cycles. */
export type MoonStep = 'new' | 'crescent' | 'half' | 'gibbous' | 'full';

const EIGHTHS = [
  'new',
  'crescent',
  'half',
  'gibbous',
  'full',
  'gibbous',
  'half',
  'crescent',
] as const satisfies readonly MoonStep[];

/**
 * The graha that rules a weekday.
 *
 * @param weekday 0 Sunday to 6 Saturday. The vaar runs from sunrise to sunrise: before sunrise it is the day before.
 * @throws RangeError for any other number.
 */
export function vaarLordOf(weekday: number): VaarLord {
  const lord = Number.isInteger(weekday) && weekday < 7 ? GRAHA_ORDER[weekday] : undefined;
  if (!lord) throw new RangeError(`weekday ${weekday}: expected 0 (Sunday) to 6 (Saturday)`);
  return lord as VaarLord;
}

/**
 * The Moon variant, by eighths of the month centred on the four phases; the same waxing and waning.
 *
 * @param elongation Moon minus Sun in ecliptic longitude, degrees; 0 is new, 180 full. Any multiple of 360° may be
 * added.
 */
export function moonStepOf(elongation: number): MoonStep {
  const eighth = Math.round(elongation / 45) % 8;
  return EIGHTHS[(eighth + 8) % 8] ?? 'new';
}
