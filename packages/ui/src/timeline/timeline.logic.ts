export interface TimelineEntry {
  /** Year of the entry, shown before its title and the order of the list. */
  year: number;
  /** A few words: what happened. */
  title: string;
  /** One or two sentences. */
  text?: string;
}

export interface TimelineStretch extends TimelineEntry {
  /** Number of years until the next entry, at least 1; for the last, 1. */
  years: number;
}

/** Entries from the earliest on, each with the number of years that it spans. */
export function stretchesOf(entries: readonly TimelineEntry[]): TimelineStretch[] {
  const inOrder = entries.toSorted((a, b) => a.year - b.year);
  return inOrder.map((entry, index) => ({
    ...entry,
    years: Math.max(1, (inOrder[index + 1]?.year ?? entry.year + 1) - entry.year),
  }));
}
