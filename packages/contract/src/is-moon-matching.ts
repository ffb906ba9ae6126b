import type { Matching, MoonMatching } from './matching.ts';

/** Whether a match rests on the Moons alone, because a time of birth is not known. In a file without schemas, so that a page loads none. */
export const isMoonMatching = (match: Matching | MoonMatching): match is MoonMatching =>
  'moon_matches' in match;
