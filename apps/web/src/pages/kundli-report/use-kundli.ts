import { ApiFailure, type Kundli } from '@jyoti/contract';
import { useEffect, useState } from 'react';
import { useSession } from '../../app/session.tsx';
import { kundliOf } from '../kundli/kundli-cache.ts';

export interface KundliState {
  kundli: Kundli | null;
  /** Sentences on why there is none. */
  failure: string[] | null;
  retry: () => void;
}

/** What to say of a failure: the sentences of its fields, else its own. */
function sentencesOf(failure: unknown): string[] {
  const fields = failure instanceof ApiFailure ? Object.values(failure.fields) : [];
  if (fields.length > 0) return fields;
  return [failure instanceof Error ? failure.message : String(failure)];
}

/** The kundli of the birth in the address. */
export function useKundli(birthSearch: URLSearchParams | null): KundliState {
  const { endIfRefused } = useSession();
  const key = birthSearch === null ? null : String(birthSearch);
  const [answer, setAnswer] = useState<{ key: string; kundli?: Kundli; failure?: string[] }>();
  const fresh = answer?.key === key ? answer : undefined;
  const waiting = key !== null && fresh === undefined;

  useEffect(() => {
    if (!waiting) return;
    let current = true;
    const take = (found: { kundli?: Kundli; failure?: string[] }) => {
      if (current) setAnswer({ key, ...found });
    };
    const load = async () => {
      try {
        const kundli = await kundliOf(new URLSearchParams(key));
        // Without its chart there is no report: better to say so than to wait for ever.
        take(kundli.planet_details ? { kundli } : { failure: [] });
      } catch (failure) {
        if (current && !endIfRefused(failure)) take({ failure: sentencesOf(failure) });
      }
    };
    void load();
    return () => {
      current = false;
    };
  }, [key, waiting, endIfRefused]);

  return {
    kundli: fresh?.kundli ?? null,
    failure: fresh?.failure ?? null,
    retry: () => setAnswer(undefined),
  };
}
