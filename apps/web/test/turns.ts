/** The original `setTimeout` or similar: a test may replace it by fake timers. */
const later = globalThis.setTimeout;

/** Waits for this many turns of the event loop. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise<void>((resolve) => void later(resolve, 0));
  }
}
