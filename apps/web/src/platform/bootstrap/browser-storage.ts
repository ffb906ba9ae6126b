type Kind = 'localStorage' | 'sessionStorage';

/**
 * The stored value of a key; null if there is none, or the browser blocks storage (in a private
 * window, for example).
 */
export function stored(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. @returns false if the browser blocks it */
export function store(key: string, text: string | null, kind: Kind = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes all keys with this prefix. A browser that blocks storage has nothing to remove. */
export function removeStored(prefix: string, kind: Kind = 'localStorage'): void {
  try {
    const storage = globalThis[kind];
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
  } catch {
    // Nothing is stored.
  }
}

/** A text in the browser's storage; if that is blocked, in memory. */
export function storedText(key: string) {
  let unstored: string | null = null;
  return {
    get: () => unstored ?? stored(key),
    set: (text: string | null) => {
      unstored = store(key, text) ? null : text;
    },
  };
}
