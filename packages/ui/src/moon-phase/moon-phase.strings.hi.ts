import type { MessagesOf } from '../i18n/strings.ts';
import type { moonStateNames, moonPakshaNames, moonPhaseStrings } from './moon-phase.strings.ts';

export const moonStateNamesHi: MessagesOf<typeof moonStateNames> = {
  new_moon: 'नया चंद्र',
  waxing_crescent: 'बढ़ती चंद्रकला',
  first_quarter: 'पहली चौथाई',
  waxing_gibbous: 'बढ़ता अर्धाधिक चंद्र',
  full_moon: 'पूर्ण चंद्र',
  waning_gibbous: 'घटता अर्धाधिक चंद्र',
  last_quarter: 'अंतिम चौथाई',
  waning_crescent: 'घटती चंद्रकला',
};

export const moonPakshaNamesHi: MessagesOf<typeof moonPakshaNames> = {
  shukla: 'शुक्ल पक्ष',
  purnima: 'पूर्णिमा',
  krishna: 'कृष्ण पक्ष',
  amavasya: 'अमावस्या',
};

export const moonPhaseHi: MessagesOf<typeof moonPhaseStrings> = {
  lit: (percent) => `${percent}% प्रकाशित`,
};
