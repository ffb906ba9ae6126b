import type { KitStrings } from '../i18n/index.ts';
import type { MoonPaksha, MoonState } from './moon-phase.logic.ts';

export const moonStateNames: KitStrings<Record<MoonState, string>> = {
  component: 'moonStateNames',
  en: {
    new_moon: 'New moon',
    waxing_crescent: 'Waxing crescent',
    first_quarter: 'First quarter',
    waxing_gibbous: 'Waxing gibbous',
    full_moon: 'Full moon',
    waning_gibbous: 'Waning gibbous',
    last_quarter: 'Last quarter',
    waning_crescent: 'Waning crescent',
  },
};

export const moonPakshaNames: KitStrings<Record<MoonPaksha, string>> = {
  component: 'moonPakshaNames',
  en: {
    shukla: 'Shukla Paksha',
    purnima: 'Purnima',
    krishna: 'Krishna Paksha',
    amavasya: 'Amavasya',
  },
};

export const moonPhaseStrings: KitStrings<{ lit: (percent: number) => string }> = {
  component: 'MoonPhase',
  en: { lit: (percent) => `${percent}% lit` },
};
