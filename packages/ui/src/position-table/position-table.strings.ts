import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const positionTableStrings: KitStrings<{
  body: string;
  sign: string;
  degree: string;
  house: string;
  nakshatra: string;
  until: string;
}> = kitStrings(
  'PositionTable',
  {
    body: 'Body',
    sign: 'Sign',
    degree: 'Degree',
    house: 'House',
    nakshatra: 'Nakshatra',
    until: 'Leaves the sign',
  },
  'astrology',
);
