import { horoscopeSigns, type HoroscopeSign } from '@jyoti/contract';
import type { RashiNumber } from '@jyoti/ui/glyphs';

/** The sign in the URL of its page: `/zodiac/aries`; undefined for any other. */
export const signAt = (url: string): HoroscopeSign | undefined =>
  horoscopeSigns.find((sign) => url.endsWith(`/${sign}`));

/** A URL's sign by its number. */
export const signOfRashi = (rashi: number): HoroscopeSign => horoscopeSigns[rashi - 1] ?? 'aries';

/** The number of a URL's sign. */
export const rashiOfSign = (sign: HoroscopeSign) =>
  (horoscopeSigns.indexOf(sign) + 1) as RashiNumber;

/** The path of a rashi's page. */
export const hrefOfRashi = (rashi: number) => `/zodiac/${signOfRashi(rashi)}`;
