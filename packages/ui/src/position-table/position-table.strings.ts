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
};
