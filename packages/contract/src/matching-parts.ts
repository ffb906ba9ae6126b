/** The parts of a match in order; the keys are in the URL. Without a time of birth it has those that the Moons decide. */
export const matchingTabs = [
  'aggregate',
  'ashtakoot',
  'dashakoot',
  'rajju-vedha',
  'papa-samaya',
] as const;

/** The parts of a match's report: the tabs, and both charts with their details. */
export const matchParts = [...matchingTabs, 'charts'] as const;
export type MatchPartKey = (typeof matchParts)[number];
