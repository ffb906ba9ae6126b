import { useEffect, useState } from 'react';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';
import { forgottenWithVisitor } from '../session/visitor-memory.ts';

/** What this tab keeps of a form that is not sent yet begins with this. */
const DRAFT = 'draft.';

function read<Draft>(key: string): Draft | null {
  try {
    return JSON.parse(globalThis.sessionStorage.getItem(key) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

function write(key: string, draft: unknown): void {
  try {
    globalThis.sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that refuses storage keeps nothing: the form works without.
  }
}

forgottenWithVisitor(() => {
  try {
    for (const key of Object.keys(globalThis.sessionStorage)) {
      if (key.startsWith(DRAFT)) globalThis.sessionStorage.removeItem(key);
    }
  } catch {
    // A browser that refuses storage holds nothing to forget.
  }
});

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
  const key = DRAFT + name;
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<Draft | null>(null);
  // The server's HTML knows nothing of what is kept.
  const [kept, setKept] = useState<{ draft: Draft | null } | null>(null);
  if (isHydrated && kept === null) setKept({ draft: read<Draft>(key) });
  const value = typed ?? over ?? kept?.draft ?? initial;
  useEffect(() => {
    if (typed !== null) write(key, typed);
  }, [key, typed]);
  return [
    value,
    (next) =>
      setTyped((before) =>
        typeof next === 'function' ? (next as (before: Draft) => Draft)(before ?? value) : next,
      ),
  ];
}
