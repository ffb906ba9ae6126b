import type { KitStrings } from '../i18n/index.ts';
import type { Compass, Precision } from './search/place-field.logic.ts';

interface PlaceFieldMessages {
  hint: string;
  search: string;
  searching: string;
  places: string;
  tooShort: string;
  /** Error for a text that is not a place. */
  notChosen: string;
  notChosenNorByHand: string;
  none: string;
  failed: string;
  found: (count: number) => string;
  /** Hemisphere letters after a coordinate. */
  compass: Compass;
  zone: (coordinates: string, timezone: string) => string;
  /** Precision of the coordinates, if they are not the place's own. */
  middle: Record<Exclude<Precision, 'place'>, string>;
  /** Opens the fields for coordinates and time zone. */
  more: string;
  byHand: string;
  latitude: string;
  latitudeHint: string;
  latitudeRequired: string;
  longitude: string;
  longitudeHint: string;
  longitudeRequired: string;
  timezone: string;
  timezoneHint: string;
  /** Entry in the list of zones for a typed offset. */
  offsetByHand: string;
  offset: string;
  offsetHint: string;
  offsetWrong: string;
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
      'We couldn’t search for places just now. What you typed is still here: please try Search again.',
    found: (count) =>
      `${count === 1 ? '1 place' : `${count} places`} found. Choose with the arrow keys and Enter.`,
    compass: { north: 'N', south: 'S', east: 'E', west: 'W' },
    zone: (coordinates, timezone) => `${coordinates}, time zone ${timezone}`,
    middle: {
      pin: 'Using the centre of the PIN code area, usually within 10 km of the place.',
      taluk: 'Using the centre of the taluk, up to 30 km from the place.',
      district: 'Using the centre of the district, up to 60 km from the place.',
    },
    more: 'More: coordinates and time zone',
    byHand: 'Coordinates and time zone',
    latitude: 'Latitude',
    latitudeHint: 'Degrees with decimals; south is negative',
    latitudeRequired: 'Latitude is required',
    longitude: 'Longitude',
    longitudeHint: 'Degrees with decimals; west is negative',
    longitudeRequired: 'Longitude is required',
    timezone: 'Time zone',
    timezoneHint: 'The time zone of that place',
    offsetByHand: 'Offset from UTC, by hand',
    offset: 'Offset from UTC',
    offsetHint:
      'Hours and minutes, like +05:30; with seconds for a local mean time, like +04:38:26',
    offsetWrong: 'Please enter an offset like +05:30 or -04:56:02.',
    use: 'Use these coordinates',
    cancel: 'Cancel',
  },
};
