export interface TimelineEntry {
  year: number;
  title: string;
  /** One or two sentences. */
  text?: string;
}

export interface TimelineStretch extends TimelineEntry {
  /** How many years until the next entry, 1 at least; the last has one. */
  years: number;
}

/** Entries from the earliest on, each with the years that it spans on the scale. */
export function stretchesOf(entries: readonly TimelineEntry[]): TimelineStretch[] {
  const inOrder = entries.toSorted((a, b) => a.year - b.year);
  return inOrder.map((entry, index) => ({
    ...entry,
    years: Math.max(1, (inOrder[index + 1]?.year ?? entry.year + 1) - entry.year),
  }));
}
