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
    new_moon: 'नया चंद्र',
    waxing_crescent: 'बढ़ती चंद्रकला',
    first_quarter: 'पहली चौथाई',
    waxing_gibbous: 'बढ़ता अर्धाधिक चंद्र',
    full_moon: 'पूर्ण चंद्र',
    waning_gibbous: 'घटता अर्धाधिक चंद्र',
    last_quarter: 'अंतिम चौथाई',
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
