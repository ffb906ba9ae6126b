const used = Promise.withResolvers<void>();
const needed = Promise.withResolvers<void>();

/** Resolves when the code of all lazy sections should load, wherever they are on the page. */
export const sectionsWanted: Promise<void> = used.promise;

/** Resolves when the page depends on them. */
export const sectionsNeeded: Promise<void> = needed.promise;

/**
 * Loads what a section needs to be hydrated. Its HTML is readable without, so a failure is an error only if the page
 * depends on the section; it is then tried again.
 */
export const loadForSection = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch(async () => {
    await sectionsNeeded;
    return load();
  });

/**
 * Loads the code of all lazy sections that are not hydrated. Called at each change of the router's
 * state, because React completes a transition only when it can hydrate what the transition may
 * change.
 */
export function loadAllSections(): void {
  used.resolve();
  needed.resolve();
}

/** Loads the code at the first interaction, so that the first navigation does not wait for it. */
export function loadSectionsOnceUsed(): void {
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll']) {
    document.addEventListener(sign, () => used.resolve(), {
      once: true,
      passive: true,
      capture: true,
    });
  }
}
