import type { Horoscope } from '@jyoti/contract';
import { startTransition, useEffect, useState } from 'react';
import { api, withRetries } from '../../app/api.ts';
import { searchOf, type HoroscopeChoice } from './horoscope-address.ts';

export interface HoroscopeState {
  /** Null while it is on its way, or has failed. */
  horoscope: Horoscope | null;
  /** Why there is none, in a sentence. */
  failure: string | null;
  retry: () => void;
}

interface Answer {
  key: string;
  horoscope?: Horoscope;
  failure?: string;
}

/** The horoscope of a choice, asked for when the choice changes. */
export function useHoroscope(choice: HoroscopeChoice): HoroscopeState {
  const { sign, period, date } = choice;
  const key = String(searchOf(choice));
  const [answer, setAnswer] = useState<Answer>();
  const fresh = answer?.key === key ? answer : undefined;
  const waiting = fresh === undefined;

  useEffect(() => {
    if (!waiting) return;
    let current = true;
    withRetries(() => api.horoscope(sign, period, date === null ? {} : { date })).then(
      (horoscope) => current && startTransition(() => setAnswer({ key, horoscope })),
      (error: unknown) => {
        if (!current) return;
        setAnswer({ key, failure: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      current = false;
    };
  }, [key, sign, period, date, waiting]);

  return {
    horoscope: fresh?.horoscope ?? null,
    failure: fresh?.failure ?? null,
    retry: () => setAnswer(undefined),
  };
}
