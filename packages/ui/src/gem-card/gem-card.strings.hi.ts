import type { MessagesOf } from '../i18n/strings.ts';
import type { gemCardStrings } from './gem-card.strings.ts';

export const gemCardHi: MessagesOf<typeof gemCardStrings> = {
  of: (_, name) => `${name} का रत्न`,
  wear: {
    weight: 'भार',
    metal: 'धातु',
    finger: 'उँगली',
    day: 'दिन',
    mantra: 'मंत्र',
    substitutes: 'उपरत्न',
  },
  carats: (weight) => `कम से कम ${weight} कैरेट`,
  caution: 'सावधानी',
  notAdvised: 'सलाह नहीं',
};
