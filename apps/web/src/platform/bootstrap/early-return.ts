/** On the document of a reload or of the way back, whose scroll position is restored. */
export const RETURNED = 'data-returned';

/** Marks such a document. */
export function markReturn(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation && (navigation as PerformanceNavigationTiming).type !== 'navigate')
    document.documentElement.setAttribute(RETURNED, '');
}
