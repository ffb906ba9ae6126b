import type { MessagesOf } from '../i18n/index.ts';
import type { moonStateNames, moonPakshaNames, moonPhaseStrings } from './moon-phase.strings.ts';

export const moonStateNamesHi: MessagesOf<typeof moonStateNames> = {
  new_moon: 'अमावस्या',
  waxing_crescent: 'बढ़ती चंद्रकला',
  first_quarter: 'शुक्ल पक्ष का अर्धचंद्र',
  waxing_gibbous: 'शुक्ल पक्ष, आधे से अधिक',
  full_moon: 'पूर्णिमा',
  waning_gibbous: 'कृष्ण पक्ष, आधे से अधिक',
  last_quarter: 'कृष्ण पक्ष का अर्धचंद्र',
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
