import { defaultSunrise, yearPartsFromSearch, type AlmanacYearParams } from '@jyoti/contract';
import { useRenderTime } from '../../platform/frame/use-render-time.ts';
import { useIsHydrated } from '../../platform/lazy/use-is-hydrated.ts';
import { todayIn } from '../../platform/dates/dates.ts';
import { lastPlace, newDelhi, placeInUrl } from '../places/last-place.ts';
import { lastSunrise } from '../places/last-sunrise.ts';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** A year that a URL asks for. */
export interface YearInUrl {
  params: AlmanacYearParams;
  /** Today at the place known last, `YYYY-MM-DD`. */
  today: string;
  /** The URL names a year or a place that does not exist. */
  isWrong: boolean;
}

/**
 * The year, place, region and list of a URL. Without a year it is the present one, without a place the visitor's last
 * place. HTML of the server, and its hydration, have New Delhi.
 */
export function useYearInUrl(search: URLSearchParams): YearInUrl {
  const words = useMessages(frameMessages);
  const isHydrated = useIsHydrated();
  const renderTime = useRenderTime();
  const parts = yearPartsFromSearch(search);
  const known = isHydrated ? lastPlace(words) : newDelhi(words);
  const today = todayIn(known.timezone, renderTime);
  const { latitude, longitude, name: place } = placeInUrl(words, parts) ?? known;
  const isWrong = (['year', 'latitude', 'longitude'] as const).some(
    (name) => search.has(name) && parts[name] === null,
  );
  return {
    params: {
      ...parts,
      latitude,
      longitude,
      place,
      year: parts.year ?? Number(today.slice(0, 4)),
      // A link with a year is the same for everybody.
      sunrise:
        parts.sunrise ?? (isHydrated && parts.year === null ? lastSunrise() : defaultSunrise),
    },
    today,
    isWrong,
  };
}
