import type { KitStrings } from '../i18n/index.ts';
import type { Compass, Precision } from './search/place-field.logic.ts';

interface PlaceFieldMessages {
  hint: string;
  search: string;
  searching: string;
  places: string;
  tooShort: string;
  /** Said of a text that stands for no place. */
  notChosen: string;
  notChosenNorByHand: string;
  none: string;
  failed: string;
  found: (count: number) => string;
  /** As they follow a coordinate. */
  compass: Compass;
  zone: (coordinates: string, timezone: string) => string;
  /** What else the coordinates are than the place's own. */
  middle: Record<Exclude<Precision, 'place'>, string>;
  /** The last resort, for a place that no search knows. */
  byHand: string;
  latitude: string;
  latitudeHint: string;
  latitudeRequired: string;
  longitude: string;
  longitudeHint: string;
  longitudeRequired: string;
  timezone: string;
  timezoneHint: string;
  use: string;
  cancel: string;
}

export const placeFieldStrings: KitStrings<PlaceFieldMessages> = {
  component: 'PlaceField',
  en: {
    hint: 'Type a town or village and choose it from the list',
    search: 'Search',
    searching: 'Searching...',
    places: 'Places',
    tooShort: 'Please enter at least 2 characters',
    notChosen: 'Please choose the place from the list.',
    notChosenNorByHand: 'Please choose the place from the list, or give its coordinates.',
    none: 'No places found',
    failed:
      'Places could not be searched just now. What you typed is still here: try Search again.',
    found: (count) =>
      `${count === 1 ? '1 place' : `${count} places`} found. Choose with the arrow keys and Enter.`,
    compass: { north: 'N', south: 'S', east: 'E', west: 'W' },
    zone: (coordinates, timezone) => `${coordinates}, time zone ${timezone}`,
    middle: {
      pin: 'Coordinates of the middle of its PIN code area, mostly within 10 km.',
      taluk: 'Coordinates of the middle of its taluk: the place itself may lie 30 km off.',
      district: 'Coordinates of the middle of its district: the place itself may lie 60 km off.',
    },
    byHand: 'Enter coordinates by hand',
    latitude: 'Latitude',
    latitudeHint: 'Degrees with decimals; south is negative',
    latitudeRequired: 'Latitude is required',
    longitude: 'Longitude',
    longitudeHint: 'Degrees with decimals; west is negative',
    longitudeRequired: 'Longitude is required',
    timezone: 'Time zone',
    timezoneHint: 'Of the clocks at that place',
    use: 'Use these coordinates',
    cancel: 'Cancel',
  },
  hi: {
    hint: 'शहर या गाँव का नाम लिखें और सूची में से चुनें',
    search: 'खोजें',
    searching: 'खोज रहे हैं...',
    places: 'स्थान',
    tooShort: 'कृपया कम से कम 2 अक्षर लिखें',
    notChosen: 'कृपया स्थान सूची से चुनें।',
    notChosenNorByHand: 'कृपया स्थान सूची से चुनें या उसके निर्देशांक दें।',
    none: 'कोई स्थान नहीं मिला',
    failed: 'अभी स्थान खोजे नहीं जा सके। आपका लिखा हुआ यहीं है: फिर से खोजें दबाएँ।',
    found: (count) => `${count} स्थान मिले। तीर कुंजियों और Enter से चुनें।`,
    compass: { north: 'उत्तर', south: 'दक्षिण', east: 'पूर्व', west: 'पश्चिम' },
    zone: (coordinates, timezone) => `${coordinates}, समय क्षेत्र ${timezone}`,
    middle: {
      pin: 'निर्देशांक इसके पिन कोड क्षेत्र के मध्य के हैं, प्रायः 10 किमी के भीतर।',
      taluk: 'निर्देशांक इसकी तहसील के मध्य के हैं: स्थान 30 किमी दूर हो सकता है।',
      district: 'निर्देशांक इसके ज़िले के मध्य के हैं: स्थान 60 किमी दूर हो सकता है।',
    },
    byHand: 'निर्देशांक स्वयं लिखें',
    latitude: 'अक्षांश',
    latitudeHint: 'दशमलव अंशों में; दक्षिण ऋणात्मक',
    latitudeRequired: 'अक्षांश आवश्यक है',
    longitude: 'देशांतर',
    longitudeHint: 'दशमलव अंशों में; पश्चिम ऋणात्मक',
    longitudeRequired: 'देशांतर आवश्यक है',
    timezone: 'समय क्षेत्र',
    timezoneHint: 'उस स्थान की घड़ियों का',
    use: 'ये निर्देशांक लें',
    cancel: 'रद्द करें',
  },
};
