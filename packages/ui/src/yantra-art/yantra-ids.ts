/** The drawings, by the ceremony that each belongs to. */
export const yantraIds = [
  'navgraha',
  'mrityunjaya',
  'lakshmi-narayan',
  'ganesha',
  'baglamukhi',
  'rudra',
] as const;

export type YantraId = (typeof yantraIds)[number];
