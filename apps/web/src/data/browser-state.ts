import { useSyncExternalStore } from 'react';
import { storedText } from '../start/browser-storage.ts';

/**
 * A value in local storage that components follow.
 * @param parse reads the stored text; null where nothing is stored, as on the server
 */
export function browserState<Value>(key: string, parse: (text: string | null) => Value) {
  const listeners = new Set<() => void>();
  const text = storedText(key);
  const initial = parse(null);
  // The same text gives the same object.
  let read: { text: string | null; value: Value } = { text: null, value: initial };

  const get = (): Value => {
    const now = text.get();
    if (now !== read.text) read = { text: now, value: parse(now) };
    return read.value;
  };
  const set = (next: string) => {
    text.set(next);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { get, set, use: () => useSyncExternalStore(subscribe, get, () => initial) };
}

/**
 * Makes a hook for a choice in local storage, which all components that use the hook share.
 * @param usual the default, also on the server
 */
export function browserChoice<const Choice extends string>(
  key: string,
  choices: readonly Choice[],
  usual: NoInfer<Choice>,
): () => [Choice, (choice: Choice) => void] {
  const state = browserState(key, (text) => choices.find((choice) => choice === text) ?? usual);
  return () => [state.use(), state.set];
}
