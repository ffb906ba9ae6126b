import { horoscopeSigns, zodiacSigns, type HoroscopeSign, type SignName } from '@jyoti/contract';
import { rashiOf } from '@jyoti/reports/format';
import type { RashiNumber } from '@jyoti/ui/glyphs';

/** The sign in the URL of its page: `/zodiac/aries`; undefined for any other. */
export const signAt = (url: string): HoroscopeSign | undefined =>
  horoscopeSigns.find((sign) => url.endsWith(`/${sign}`));

/** A URL's sign by its number. */
export const signOfRashi = (rashi: RashiNumber): HoroscopeSign =>
  horoscopeSigns[rashi - 1] ?? 'aries';

/** Name of a URL's sign. */
export const signNameOf = (sign: HoroscopeSign): SignName =>
  zodiacSigns[rashiOf(sign) - 1] ?? 'Aries';

/** The path of a rashi's page. */
export const hrefOfRashi = (rashi: RashiNumber) => `/zodiac/${signOfRashi(rashi)}`;
