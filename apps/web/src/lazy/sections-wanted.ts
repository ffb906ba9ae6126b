const wanted = Promise.withResolvers<void>();

/** Resolves when the code of all lazy sections is to load, wherever they are on the page. */
export const sectionsWanted: Promise<void> = wanted.promise;

/**
 * Loads the code of every lazy section that is not hydrated yet. Called before a navigation: React finishes a transition
 * only when it can hydrate what the transition may change.
 */
export const loadAllSections = (): void => wanted.resolve();
