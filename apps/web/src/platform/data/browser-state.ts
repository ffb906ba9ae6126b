import { useSyncExternalStore } from 'react';
import { storedText } from '../bootstrap/browser-storage.ts';

/**
 * A value in local storage that components subscribe to.
 * @param parse parses the stored text, which is null if nothing is stored and on the server
 */
export function browserState<Value>(key: string, parse: (text: string | null) => Value) {
  const listeners = new Set<() => void>();
  const text = storedText(key);
  const initial = parse(null);
  // `useSyncExternalStore` needs the same object for the same text.
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
 * Makes a hook for a setting in local storage, shared by all components that use the hook.
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
