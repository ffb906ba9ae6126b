import type { KitStrings } from '../i18n/index.ts';

export interface PanchangCardMessages {
  vara: string;
  tithi: string;
  nakshatra: string;
  yoga: string;
  karana: string;
  sunrise: string;
  sunset: string;
  moonrise: string;
  moonset: string;
  none: string;
  now: string;
  lord: (name: string) => string;
  /** A limb before or after the one shown: "Balava until 7:17 am". */
  beside: (name: string, time: string) => string;
  zone: (place: string, timeZone: string) => string;
}

export const panchangCardStrings: KitStrings<PanchangCardMessages> = {
  component: 'PanchangCard',
  en: {
    vara: 'Vara',
    tithi: 'Tithi',
    nakshatra: 'Nakshatra',
    yoga: 'Yoga',
    karana: 'Karana',
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    moonrise: 'Moonrise',
    moonset: 'Moonset',
    none: 'None today',
    now: 'Now',
    lord: (name) => `Lord ${name}`,
    beside: (name, time) => `${name} ${time}`,
    zone: (place, timeZone) => `${place}, times of ${timeZone}`,
  },
};
