import type { MessagesOf } from '../i18n/index.ts';
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
  ratti: (ratti, carats) => `कम से कम ${ratti} रत्ती (${carats} कैरेट)`,
  caution: 'सावधानी',
  notAdvised: 'धारण न करें',
};
