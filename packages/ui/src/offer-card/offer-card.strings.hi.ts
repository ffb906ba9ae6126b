import type { MessagesOf } from '../i18n/index.ts';
import type { offerCardStrings } from './offer-card.strings.ts';

export const offerCardHi: MessagesOf<typeof offerCardStrings> = {
  save: (percent) => `${percent}% की बचत`,
  code: 'यह कोड लगाएँ:',
};
