import * as v from 'valibot';

/** The strength of a graha by sign. A node has no dignity and is `Neutral`. */
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
