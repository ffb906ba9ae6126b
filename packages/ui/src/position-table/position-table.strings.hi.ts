import type { MessagesOf } from '../i18n/index.ts';
import type { positionTableStrings } from './position-table.strings.ts';

export const positionTableHi: MessagesOf<typeof positionTableStrings> = {
  body: 'ग्रह',
  sign: 'राशि',
  degree: 'अंश',
  house: 'भाव',
  nakshatra: 'नक्षत्र',
  until: 'राशि छोड़ने की तारीख़',
};
