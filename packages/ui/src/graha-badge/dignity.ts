/** Dignity of a graha in its sign, from the best. */
export const dignities = [
  'exalted',
  'moolatrikona',
  'own',
  'friend',
  'neutral',
  'enemy',
  'debilitated',
] as const;

export type Dignity = (typeof dignities)[number];
