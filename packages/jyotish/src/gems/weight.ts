import { JyotishError } from '../error.ts';

const KILOGRAMS_PER_RATTI = 12;

/**
 * The weight of a gem by the weight of the wearer: one ratti for each 12 kg, a rule of thumb (see
 * `GEM_WEARING_STATUS`).
 * @param kilograms of the body, 1 to 500
 * @returns ratti
 * @throws JyotishError `out_of_range` for another weight
 */
export function rattiForBody(kilograms: number): number {
  if (!(kilograms >= 1 && kilograms <= 500)) {
    throw new JyotishError('out_of_range', 'A body weight must be 1 to 500 kilograms.');
  }
  return kilograms / KILOGRAMS_PER_RATTI;
}
