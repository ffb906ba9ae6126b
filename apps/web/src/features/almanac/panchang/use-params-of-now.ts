import { defaultSunrise, panchangPartsFromSearch, type PanchangParams } from '@jyoti/contract';
import { useState } from 'react';
import { useRenderTime } from '../../../platform/frame/use-render-time.ts';
import { useIsHydrated } from '../../../platform/lazy/use-is-hydrated.ts';
import { lastPlace, newDelhi, type KnownPlace } from '../../places/last-place.ts';
import { lastSunrise } from '../../places/last-sunrise.ts';
import { clockAt } from './moments.ts';
import { frameMessages, type FrameMessages } from '../../../messages.generated/frame.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The minute of an instant in the time zone of a place. @param instant ms since 1970 */
function paramsAt(instant: number, place: KnownPlace): PanchangParams {
  const { date, time } = clockAt(new Date(instant), place.timezone);
  const { latitude, longitude, name } = place;
  return {
    day: date,
    time: time.slice(0, 5),
    latitude,
    longitude,
    place: name,
    sunrise: defaultSunrise,
  };
}

/** The current minute at the visitor's last place, or New Delhi. */
const paramsOfNow = (words: FrameMessages): PanchangParams => ({
  ...paramsAt(Date.now(), lastPlace(words)),
  sunrise: lastSunrise(),
});

/**
 * The day for a URL without one: when the page was opened, at the visitor's last place. Server
 * rendering and hydration use New Delhi and the server's time.
 * @returns the day, and a function that sets it to the current time
 */
export function useParamsOfNow(
  search: URLSearchParams,
): [params: PanchangParams, renew: () => void] {
  const words = useMessages(frameMessages);
  const renderTime = useRenderTime();
  const isHydrated = useIsHydrated();
  const [own, setOwn] = useState(() => paramsOfNow(words));
  const params = isHydrated ? own : paramsAt(renderTime, newDelhi(words));
  const { sunrise } = panchangPartsFromSearch(search);
  return [sunrise === null ? params : { ...params, sunrise }, () => setOwn(paramsOfNow(words))];
}
