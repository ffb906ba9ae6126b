import type { MoonDay, MoonPaksha, MoonState } from '@jyoti/jyotish';
import { moonStateReading } from '@jyoti/readings';
import type { MoonDayRow, MoonPakshaName, MoonStateName } from '@jyoti/contract';
import { instantOrNull } from '../../requests/instants.ts';
import type { TextRenderer } from '../text-renderer.ts';

/** The Moon's states and halves as clients of this field spell them. */
const stateNames: Readonly<Record<MoonState, MoonStateName>> = {
  new_moon: 'newmoon',
  waxing_crescent: 'waxing cresent',
  first_quarter: 'quarter',
  waxing_gibbous: 'waxing gibbous',
  full_moon: 'fullmoon',
  waning_gibbous: 'waning gibbous',
  last_quarter: 'last quarter',
  waning_crescent: 'waning cresent',
};

const pakshaNames: Readonly<Record<MoonPaksha, MoonPakshaName>> = {
  shukla: 'Shukla Paksha',
  purnima: 'Purnima',
  krishna: 'Krishna Paksha',
  amavasya: 'Shukla Amavasya',
};

/** The illuminated part of the disc, 0 to 1, in the format of clients of this field: `97.3%`. */
export const luminanceText = (illumination: number) => `${(illumination * 100).toFixed(1)}%`;

export function moonRow(
  { date, state, illumination, paksha, phaseJdUt }: MoonDay,
  renderer: TextRenderer,
): MoonDayRow {
  return {
    date,
    state: stateNames[state],
    luminance: luminanceText(illumination),
    paksha: pakshaNames[paksha],
    phase_at: instantOrNull(phaseJdUt),
    bot_response: renderer.textOf(moonStateReading(state, renderer.language)),
  };
}
