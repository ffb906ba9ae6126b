import type { KitStrings } from '../i18n/index.ts';

interface LocationButtonMessages {
  locate: string;
  locating: string;
  located: string;
  /** The browser has no geolocation. */
  unsupported: string;
  /** No permission, no signal, or a timeout. */
  unlocated: string;
}

export const locationButtonStrings: KitStrings<LocationButtonMessages> = {
  component: 'LocationButton',
  en: {
    locate: 'Use Current Location',
    locating: 'Finding your location...',
    located: 'Latitude and longitude are those of your location.',
    unsupported: 'Geolocation is not supported by your browser. Please enter coordinates manually.',
    unlocated: 'Unable to retrieve your current location. Please enter manually.',
  },
};
