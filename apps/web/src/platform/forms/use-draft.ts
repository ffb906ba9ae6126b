import { useCallback, useEffect, useState } from 'react';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';
import { onVisitorChange } from '../session/visitor-data.ts';
import { removeStored, store, stored } from '../bootstrap/browser-storage.ts';

/** Prefix of the session storage keys of unsent forms. */
const DRAFT = 'draft.';

/** Drafts of this page load: with files, which storage cannot hold, and also where it is blocked. */
const inMemory = new Map<string, object>();

onVisitorChange(() => {
  inMemory.clear();
  removeStored(DRAFT, 'sessionStorage');
});

function keepDraft(name: string, draft: object): void {
  inMemory.set(name, draft);
  const withoutFiles = (_key: string, value: unknown) =>
    value instanceof File ? undefined : value;
  store(DRAFT + name, JSON.stringify(draft, withoutFiles), 'sessionStorage');
}

/** Whether a stored value has the shape of an initial one; null on either side is a field without a value. */
function isLike(initial: unknown, value: unknown): boolean {
  if (initial === undefined || initial === null || value === null) return true;
  if (typeof initial !== 'object' || typeof value !== 'object')
    return typeof initial === typeof value;
  return Object.entries(initial).every(([key, part]) => isLike(part, Reflect.get(value, key)));
}

/** The draft of a form, without what is not like its initial values: an older build may have stored it. */
function readDraft<Value extends object>(name: string, initial: Value): Partial<Value> {
  let draft: unknown = inMemory.get(name);
  try {
    draft ??= JSON.parse(stored(DRAFT + name, 'sessionStorage') ?? 'null');
  } catch {
    // Not JSON: no draft.
  }
  return Object.fromEntries(
    Object.entries(draft ?? {}).filter(([key, value]) => isLike(Reflect.get(initial, key), value)),
  ) as Partial<Value>;
}

type TextKey<Value> = {
  [Key in keyof Value]: Value[Key] extends string ? Key : never;
}[keyof Value] &
  string;

/**
 * The values of a form. What is answered is kept in session storage across a reload, a change of
 * language and a login, until the form is sent or the visitor leaves. Never for a password.
 *
 * @param name identifies the form
 * @param initial used for what is not answered
 * @param isRequested whether the URL has the values, so that a draft from before is not used
 */
export function useDraft<Value extends object>(name: string, initial: Value, isRequested = false) {
  const isHydrated = useIsHydrated();
  // The server's HTML does not include the draft.
  const [restored, setRestored] = useState<Partial<Value> | null>(null);
  const [changed, setChanged] = useState<Partial<Value> | null>(null);
  if (isHydrated && restored === null) {
    const restoredDraft = readDraft(name, initial);
    setRestored(restoredDraft);
    // Input from before hydration has priority.
    if (changed !== null && !isRequested) setChanged({ ...restoredDraft, ...changed });
  }
  useEffect(() => {
    if (changed !== null && restored !== null) keepDraft(name, changed);
  }, [name, changed, restored]);
  const reset = useCallback(() => {
    setRestored({});
    setChanged(null);
  }, []);
  // A page may remain open after a logout.
  useEffect(() => onVisitorChange(reset), [reset]);

  const answered: Partial<Value> = changed ?? (isRequested ? null : restored) ?? {};
  const draft: Value = { ...initial, ...answered };
  const change = (part: Partial<Value> | ((before: Value) => Partial<Value>)) =>
    setChanged((before) => {
      const known = before ?? answered;
      return { ...known, ...(typeof part === 'function' ? part({ ...initial, ...known }) : part) };
    });
  return {
    draft,
    /** The part of `draft` that is not initial. */
    answered,
    change,
    /** Props of a text field. */
    text: (key: TextKey<Value>) => ({
      name: key,
      value: String(draft[key]),
      onValueChange: (value: string) => change({ [key]: value } as Partial<Value>),
    }),
    /** Removes the draft, when the form was sent. */
    forget: () => {
      inMemory.delete(name);
      store(DRAFT + name, null, 'sessionStorage');
      reset();
    },
  };
}
