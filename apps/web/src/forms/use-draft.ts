import { useEffect, useState } from 'react';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';
import { forgottenWithVisitor } from '../session/visitor-memory.ts';
import { removeStored, store, stored } from '../start/browser-storage.ts';

/** What this tab keeps of a form that is not sent yet begins with this. */
const DRAFT = 'draft.';

/** What this tab keeps of a form; null for nothing. @param name sets the form apart from others */
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

forgottenWithVisitor(() => removeStored(DRAFT, 'sessionStorage'));

/**
 * The value of a form, which this tab keeps over a reload until the visitor leaves. Never for a password.
 *
 * @param name sets the form apart from others
 * @param initial what the form begins with where nothing is kept; what an address says comes first: give its text as `over`
 * @param over a value that comes before what is kept, or null
 */
export function useDraft<Draft>(
  name: string,
  initial: Draft,
  over: Draft | null = null,
): [Draft, (next: Draft | ((before: Draft) => Draft)) => void] {
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<Draft | null>(null);
  // The server's HTML knows nothing of what is kept.
  const [kept, setKept] = useState<{ draft: Draft | null } | null>(null);
  if (isHydrated && kept === null) setKept({ draft: readDraft<Draft>(name) });
  const value = typed ?? over ?? kept?.draft ?? initial;
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
