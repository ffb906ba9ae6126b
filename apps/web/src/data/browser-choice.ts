import { useSyncExternalStore } from 'react';

/**
 * Makes a hook for a choice in local storage, which all components that use the hook share.
 * @param usual the default, also on the server
 */
export function browserChoice<const Choice extends string>(
  key: string,
  choices: readonly Choice[],
  usual: NoInfer<Choice>,
): () => [Choice, (choice: Choice) => void] {
  const listeners = new Set<() => void>();
  /** The choice of this visit, where the browser refuses to store it. */
  let unstored: Choice | null = null;

  const read = () => {
    if (unstored !== null) return unstored;
    try {
      const stored = globalThis.localStorage.getItem(key);
      return choices.find((choice) => choice === stored) ?? usual;
    } catch {
      return usual;
    }
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const choose = (choice: Choice) => {
    try {
      globalThis.localStorage.setItem(key, choice);
      unstored = null;
    } catch {
      unstored = choice;
    }
    for (const listener of listeners) listener();
  };
  return () => [useSyncExternalStore(subscribe, read, () => usual), choose];
}
