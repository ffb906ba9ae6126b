type Kind = 'localStorage' | 'sessionStorage';

/** What the browser stores under a name; null where that is nothing, or where it refuses storage (a private window, say). */
export function stored(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. @returns false where the browser refuses */
export function store(key: string, text: string | null, kind: Kind = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes everything whose name begins so. A browser that refuses storage holds nothing to remove. */
export function removeStored(prefix: string, kind: Kind = 'localStorage'): void {
  try {
    const storage = globalThis[kind];
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
  } catch {
    // Nothing is stored.
  }
}

/** A text that the browser stores; where it refuses to, this page alone keeps it. */
export function storedText(key: string) {
  let unstored: string | null = null;
  return {
    get: () => unstored ?? stored(key),
    set: (text: string | null) => {
      unstored = store(key, text) ? null : text;
    },
  };
}
