const used = Promise.withResolvers<void>();
const needed = Promise.withResolvers<void>();

/** Resolves when the code of all lazy sections is to load, wherever they are on the page. */
export const sectionsWanted: Promise<void> = used.promise;

/** Resolves when the page cannot go on without them. */
export const sectionsNeeded: Promise<void> = needed.promise;

/**
 * Loads the code of every lazy section that is not hydrated yet. Called at each change of the router's state: React
 * finishes a transition only when it can hydrate what the transition may change.
 */
export function loadAllSections(): void {
  used.resolve();
  needed.resolve();
}

/** Loads it at the first sign that somebody uses the page, so that the first navigation does not wait for it. */
export function loadSectionsOnceUsed(): void {
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll']) {
    document.addEventListener(sign, () => used.resolve(), {
      once: true,
      passive: true,
      capture: true,
    });
  }
}
