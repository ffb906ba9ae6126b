import type { Place } from '@jyoti/ui/place-field';
import { zonedTime } from '@jyoti/ui/time-span';
import { useMemo } from 'react';
import { frameMessages, type FrameMessages } from '../../messages.generated/frame.ts';
import { useIsHydrated } from '../../platform/lazy/use-is-hydrated.ts';
import { useMessages } from '../../platform/words/use-messages.ts';
import { lastPlace, newDelhi, placeInUrl, type KnownPlace } from '../places/last-place.ts';

/** What a form begins with where its URL leaves something out. */
export interface FormStart {
  words: FrameMessages;
  /** The place known last. */
  place: KnownPlace;
  /** The present at that place; null while nothing is known of the visitor's clock. */
  now: { date: string; time: string } | null;
}

/** Date and `HH:mm` of the present in a time zone. */
export function nowIn(timeZone: string): { date: string; time: string } {
  const { date, hour, minute } = zonedTime(Date.now(), timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return { date, time: `${two(hour)}:${two(minute)}` };
}

/**
 * The values that a form begins with. The server knows neither the visitor's place nor when its HTML is read.
 * @param draftFrom defined outside the component
 */
export function useFormStart<Draft>(
  search: URLSearchParams,
  draftFrom: (search: URLSearchParams, start: FormStart) => Draft,
): Draft {
  const words = useMessages(frameMessages);
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    const place = isHydrated ? lastPlace(words) : newDelhi(words);
    return draftFrom(search, { words, place, now: isHydrated ? nowIn(place.timezone) : null });
  }, [search, draftFrom, isHydrated, words]);
}

/** The place of a form. */
export interface PlaceDraft {
  place: Place | null;
  /** Name of a place that is not chosen. */
  placeText: string;
}

/** The place of a URL, or the one known last. */
export function placeDraft(
  parts: Parameters<typeof placeInUrl>[1],
  { words, place: known }: FormStart,
): PlaceDraft {
  const { name, latitude, longitude, timezone } = placeInUrl(words, parts) ?? known;
  const id = `${latitude},${longitude}`;
  return { place: { id, name, latitude, longitude, timeZone: timezone }, placeText: name };
}
