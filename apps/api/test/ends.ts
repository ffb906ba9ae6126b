const ends: (() => unknown)[] = [];

/**
 * Registers a clean-up for the end of the test. They run in reverse order: a program ends before its folder
 * is removed.
 */
export function endsWithTest(end: () => unknown): void {
  ends.push(end);
}

/** Runs all registered clean-ups; those after a failing one run after the next test. */
export async function endAll(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
}
