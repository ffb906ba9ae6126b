/** The browser's own: a test may put a clock of its own in its place. */
const later = globalThis.setTimeout;

/** Waits so many turns of the event loop. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise<void>((resolve) => void later(resolve, 0));
  }
}
