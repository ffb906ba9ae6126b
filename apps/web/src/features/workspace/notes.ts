import { useSyncExternalStore } from 'react';
import { typedKey } from '../../platform/session/visitor-data.ts';
import { storedText } from '../../platform/bootstrap/browser-storage.ts';

type Stored = ReturnType<typeof storedText>;

const texts = new Map<string, Stored>();
const listeners = new Set<() => void>();

function textOf(account: string): Stored {
  const key = typedKey('notes', account);
  const text = texts.get(key) ?? storedText(key);
  texts.set(key, text);
  return text;
}

/** The notes of an account by birth. Others may write to the storage too, so any shape is possible. */
function notesIn(text: string | null): Record<string, string> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

/**
 * The notes on a birth, stored in this browser at every change, and their setter.
 * @param birth the birth's part of the URL
 */
export function useNotes(account: string, birth: string): [string, (note: string) => void] {
  const text = textOf(account);
  const all = useSyncExternalStore(subscribe, text.get, () => null);
  const write = (note: string) => {
    // Another tab may have written since this one was rendered.
    const { [birth]: _before, ...others } = notesIn(text.get());
    text.set(JSON.stringify(note === '' ? others : { ...others, [birth]: note }));
    for (const listener of listeners) listener();
  };
  return [notesIn(all)[birth] ?? '', write];
}
