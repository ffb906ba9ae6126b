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
  hi: {
    new_moon: 'अमावस्या',
    waxing_crescent: 'बढ़ती चंद्रकला',
    first_quarter: 'शुक्ल पक्ष का अर्धचंद्र',
    waxing_gibbous: 'शुक्ल पक्ष, आधे से अधिक',
    full_moon: 'पूर्णिमा',
    waning_gibbous: 'कृष्ण पक्ष, आधे से अधिक',
    last_quarter: 'कृष्ण पक्ष का अर्धचंद्र',
    waning_crescent: 'घटती चंद्रकला',
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
  hi: { shukla: 'शुक्ल पक्ष', purnima: 'पूर्णिमा', krishna: 'कृष्ण पक्ष', amavasya: 'अमावस्या' },
};

export const moonPhaseStrings: KitStrings<{ lit: (percent: number) => string }> = {
  component: 'MoonPhase',
  en: { lit: (percent) => `${percent}% lit` },
  hi: { lit: (percent) => `${percent}% प्रकाशित` },
};
