import { horoscopeSigns, zodiacSigns, type HoroscopeSign, type SignName } from '@jyoti/contract';
import { rashiOf } from '@jyoti/reports/format';
import type { RashiNumber } from '@jyoti/ui/glyphs';

/** The sign of the address of its page: `/zodiac/aries`; undefined for any other address. */
export const signAt = (url: string): HoroscopeSign | undefined =>
  horoscopeSigns.find((sign) => url.endsWith(`/${sign}`));

/** A sign of the address by its number. */
export const signOfRashi = (rashi: RashiNumber): HoroscopeSign =>
  horoscopeSigns[rashi - 1] ?? 'aries';

/** What a sign of the address is called. */
export const signNameOf = (sign: HoroscopeSign): SignName =>
  zodiacSigns[rashiOf(sign) - 1] ?? 'Aries';

/** Where a rashi has its page. */
export const addressOfRashi = (rashi: RashiNumber) => `/zodiac/${signOfRashi(rashi)}`;
