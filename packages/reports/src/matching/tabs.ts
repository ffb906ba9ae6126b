/** The parts of a match in order; the keys are in the URL. */
export const matchingTabs = [
  'aggregate',
  'ashtakoot',
  'dashakoot',
  'rajju-vedha',
  'papa-samaya',
] as const;
export type MatchingTab = (typeof matchingTabs)[number];

/** The parts that depend on the two Moons only: a match has them without a time of birth. */
export const moonMatchTabs = ['ashtakoot', 'dashakoot', 'rajju-vedha'] as const;
export type MoonMatchTab = (typeof moonMatchTabs)[number];
