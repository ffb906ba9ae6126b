import type { SkyToday } from '@jyoti/contract';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../platform/session/api.ts';
import { lastPlace, newDelhi, type KnownPlace } from '../places/last-place.ts';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** The sky over a place and its instant. */
export interface SkyOverPlace {
  sky: SkyToday;
  place: KnownPlace;
}

const MINUTE = 60_000;
/** The sky turns by a degree in four minutes. */
const REFRESHED_AFTER = 5 * MINUTE;

/** To a tenth of a degree, for privacy; the drawing shows no more. */
const roughly = (degrees: number) => Math.round(degrees * 10) / 10;

const isOld = ({ at }: SkyToday) => Math.abs(Date.now() - Date.parse(at)) > REFRESHED_AFTER;

/**
 * The sky over the place of the visitor's last panchang, else over New Delhi, refreshed while the
 * page is visible. If a refresh fails, the previous sky stays, labelled with its time.
 * @param first loader data of the page: over New Delhi
 */
export function useSkyOfPlace(first: SkyToday | null): SkyOverPlace | null {
  const words = useMessages(frameMessages);
  const [found, setFound] = useState<SkyOverPlace | null>(null);
  const shown = found ?? (first && { sky: first, place: newDelhi(words) });
  const latest = useRef(shown);

  useEffect(() => {
    latest.current = shown;
  });

  useEffect(() => {
    let ended = false;
    const refresh = async () => {
      const [last, place] = [latest.current, lastPlace(words)];
      if (!last || document.visibilityState === 'hidden') return;
      if (place.name === last.place.name && !isOld(last.sky)) return;
      const { latitude, longitude } = place;
      const sky = await api('GET /api/sky/today', {
        query: {
          latitude: roughly(latitude),
          longitude: roughly(longitude),
        },
      });
      if (!ended) setFound({ sky, place });
    };
    const quietly = () => void refresh().catch(() => undefined);
    quietly();
    const timer = setInterval(quietly, REFRESHED_AFTER);
    return () => {
      ended = true;
      clearInterval(timer);
    };
  }, [words]);

  return shown;
}
