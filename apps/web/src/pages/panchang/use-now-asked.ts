import { useState } from 'react';
import type { Words } from '../../words/en.ts';
import { useWords } from '../../words/index.ts';
import { lastPlace } from '../../tool/last-place.ts';
import { nowIn } from './form-draft.ts';
import { lastSunrise } from './last-sunrise.ts';
import { panchangPartsFromSearch, type AskedDay } from '@jyoti/contract';

/** The present minute at the last place, or New Delhi. */
function askedNow(words: Words): AskedDay {
  const { name, latitude, longitude, timezone } = lastPlace(words);
  const { date, time } = nowIn(timezone);
  return { day: date, time, latitude, longitude, place: name, sunrise: lastSunrise() };
}

/**
 * The day that an address without a day asks for: that of the moment in which the page was opened.
 * @returns the day asked for, and a function that sets it to the present moment
 */
export function useNowAsked(search: URLSearchParams): [asked: AskedDay, renew: () => void] {
  const words = useWords();
  const [asked, setAsked] = useState(() => askedNow(words));
  const { sunrise } = panchangPartsFromSearch(search);
  return [sunrise === null ? asked : { ...asked, sunrise }, () => setAsked(askedNow(words))];
}
