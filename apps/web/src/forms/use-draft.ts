import { useEffect, useState } from 'react';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';
import { onVisitorChange } from '../session/visitor-data.ts';
import { removeStored, store, stored } from '../start/browser-storage.ts';

/** Prefix of the session storage keys of unsent forms. */
const DRAFT = 'draft.';

/** The stored draft of a form; null if there is none. @param name identifies the form */
export function readDraft<Draft>(name: string): Draft | null {
  try {
    return JSON.parse(stored(DRAFT + name, 'sessionStorage') ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export const keepDraft = (name: string, draft: unknown) =>
  store(DRAFT + name, JSON.stringify(draft), 'sessionStorage');

export const forgetDraft = (name: string) => store(DRAFT + name, null, 'sessionStorage');

onVisitorChange(() => removeStored(DRAFT, 'sessionStorage'));

/**
 * The value of a form, kept in session storage across a reload until the visitor leaves. Never for
 * a password.
 *
 * @param name identifies the form
 * @param initial used if no draft is stored; for a value from the URL, which has priority, pass its
 * text as `over`
 * @param over a value with priority over the draft, or null
 */
export function useDraft<Draft>(
  name: string,
  initial: Draft,
  over: Draft | null = null,
): [Draft, (next: Draft | ((before: Draft) => Draft)) => void] {
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<Draft | null>(null);
  // The server's HTML does not include the draft.
  const [restored, setRestored] = useState<{ draft: Draft | null } | null>(null);
  if (isHydrated && restored === null) setRestored({ draft: readDraft<Draft>(name) });
  const value = typed ?? over ?? restored?.draft ?? initial;
  useEffect(() => {
    if (typed !== null) keepDraft(name, typed);
  }, [name, typed]);
  return [
    value,
    (next) =>
      setTyped((before) =>
        typeof next === 'function' ? (next as (before: Draft) => Draft)(before ?? value) : next,
      ),
  ];
}
