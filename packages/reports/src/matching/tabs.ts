/** The parts of a match in their order; the keys are in the address. */
export const matchingTabs = [
  'aggregate',
  'ashtakoot',
  'dashakoot',
  'rajju-vedha',
  'papa-samaya',
] as const;
export type MatchingTab = (typeof matchingTabs)[number];
