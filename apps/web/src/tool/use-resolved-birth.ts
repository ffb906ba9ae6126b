import { isoFromDayMonthYear, type PlaceOffset } from '@jyoti/contract';
import type { BirthDetails, BirthDetailsFormProps } from '@jyoti/ui/birth-details-form';
import { useEffect, useState } from 'react';
import { api } from '../app/api.ts';
import { timeOrNoon } from './birth-details.ts';

/** What the API is asked, as one text, or null while the details are not enough to ask. */
function questionOf(details: BirthDetails): string | null {
  const { date, place } = details;
  const time = timeOrNoon(details);
  const iso = isoFromDayMonthYear(date);
  if (!iso || !place?.timezone || time.hour === '' || time.minute === '') return null;
  return JSON.stringify({
    latitude: place.latitude,
    longitude: place.longitude,
    timezone: place.timezone,
    date: iso,
    time: `${time.hour}:${time.minute}:${time.second || '00'}`,
  });
}

const PAUSE_MS = 300;

/** Zone and offset that the birth will be taken by, to be seen before anything is calculated; null while unknown. */
export function useResolvedBirth(details: BirthDetails): BirthDetailsFormProps['resolved'] {
  const question = questionOf(details);
  const [answer, setAnswer] = useState<{ question: string; offset: PlaceOffset }>();

  useEffect(() => {
    if (question === null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.placeOffset(JSON.parse(question), { signal: stop.signal }).then(
        (offset) => setAnswer({ question, offset }),
        // A refusal is told at its field when the form is sent; until then there is only nothing to confirm.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [question]);

  if (answer === undefined || answer.question !== question || !details.place) return null;
  const { timezone, utc_offset_minutes, notices } = answer.offset;
  return {
    place: details.place.place_name,
    timezone,
    utcOffsetMinutes: utc_offset_minutes,
    note: notices.join(' ') || undefined,
  };
}
