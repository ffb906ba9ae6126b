import * as v from 'valibot';

/** How a graha is placed by sign. A node has no dignity of its own and reads `Neutral`. */
export const strengthLabels = [
  'Exalted',
  'Own sign',
  'Friendly',
  'Neutral',
  'Enemy',
  'Debilitated',
] as const;
export type StrengthLabel = (typeof strengthLabels)[number];
export const strengthField = v.picklist(strengthLabels);
