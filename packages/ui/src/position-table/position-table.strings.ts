import type { KitStrings } from '../i18n/index.ts';

export const positionTableStrings: KitStrings<{
  body: string;
  sign: string;
  degree: string;
  house: string;
  nakshatra: string;
  until: string;
}> = {
  component: 'PositionTable',
  en: {
    body: 'Body',
    sign: 'Sign',
    degree: 'Degree',
    house: 'House',
    nakshatra: 'Nakshatra',
    until: 'Leaves the sign',
  },
  hi: {
    body: 'ग्रह',
    sign: 'राशि',
    degree: 'अंश',
    house: 'भाव',
    nakshatra: 'नक्षत्र',
    until: 'राशि छोड़ने की तारीख़',
  },
};
