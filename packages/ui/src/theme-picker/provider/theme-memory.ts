/**
 * The theme stored in localStorage. Every access is guarded: a browser may block storage
 * altogether, and then the choice is kept in memory only.
 */
export function readTheme(storageKey: string): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a theme; `undefined` removes it. */
export function writeTheme(storageKey: string, themeId: string | undefined): void {
  try {
    if (themeId === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, themeId);
  } catch {
    // Storage is blocked; nothing else depends on it.
  }
}
