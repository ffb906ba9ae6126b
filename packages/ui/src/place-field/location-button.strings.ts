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
  hi: {
    locate: 'मेरा वर्तमान स्थान लें',
    locating: 'आपका स्थान खोज रहे हैं...',
    located: 'अक्षांश और देशांतर आपके वर्तमान स्थान के हैं।',
    unsupported: 'आपका ब्राउज़र स्थान नहीं बता सकता। कृपया निर्देशांक स्वयं लिखें।',
    unlocated: 'आपका वर्तमान स्थान नहीं मिल सका। कृपया स्वयं लिखें।',
  },
};
