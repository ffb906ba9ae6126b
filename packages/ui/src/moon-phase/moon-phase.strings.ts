import { kitStrings, type KitStrings } from '../i18n/strings.ts';
import type { MoonPaksha, MoonState } from './moon-phase.logic.ts';

export const moonStateNames: KitStrings<Record<MoonState, string>> = kitStrings(
  'moonStateNames',
  {
    new_moon: 'New moon',
    waxing_crescent: 'Waxing crescent',
    first_quarter: 'First quarter',
    waxing_gibbous: 'Waxing gibbous',
    full_moon: 'Full moon',
    waning_gibbous: 'Waning gibbous',
    last_quarter: 'Last quarter',
    waning_crescent: 'Waning crescent',
  },
  'astrology',
);

export const moonPakshaNames: KitStrings<Record<MoonPaksha, string>> = kitStrings(
  'moonPakshaNames',
  {
    shukla: 'Shukla Paksha',
    purnima: 'Purnima',
    krishna: 'Krishna Paksha',
    amavasya: 'Amavasya',
  },
  'astrology',
);

export const moonPhaseStrings: KitStrings<{ lit: (percent: number) => string }> = kitStrings(
  'MoonPhase',
  { lit: (percent) => `${percent}% lit` },
  'astrology',
);
