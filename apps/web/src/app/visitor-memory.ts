const forgetters = new Set<() => void>();

/** Has `forget` called when the visitor leaves or another one comes: for what a page keeps of them in memory. */
export function forgottenWithVisitor(forget: () => void): void {
  forgetters.add(forget);
}

/** What this browser keeps for the visitor who is signed in begins with this. */
const KEPT = 'visitor.';

/** Keeps something in this browser until the visitor leaves; a browser that refuses storage keeps nothing. */
export function keepForVisitor(name: string, value: unknown): void {
  try {
    globalThis.localStorage.setItem(KEPT + name, JSON.stringify(value));
  } catch {
    // The page works without.
  }
}

/** What was kept under a name: anything, since others may write to the storage too. Null where nothing is. */
export function keptForVisitor(name: string): unknown {
  try {
    return JSON.parse(globalThis.localStorage.getItem(KEPT + name) ?? 'null');
  } catch {
    return null;
  }
}

function forgetKept(): void {
  try {
    const { localStorage } = globalThis;
    const names = Array.from({ length: localStorage.length }, (_, index) =>
      localStorage.key(index),
    );
    for (const name of names) if (name?.startsWith(KEPT)) localStorage.removeItem(name);
  } catch {
    // A browser that refuses storage holds nothing to forget.
  }
}

/** Forgets all that pages have in memory of the visitor before, and what this browser kept for them. */
export function forgetVisitor(): void {
  for (const forget of forgetters) forget();
  forgetKept();
}

/** As `forgetVisitor`, and what this browser was asked to keep besides: nothing of the visitor stays in it. */
export function forgetBrowser(): void {
  forgetVisitor();
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[storage].clear();
    } catch {
      // A browser that refuses storage holds nothing to clear.
    }
  }
}
