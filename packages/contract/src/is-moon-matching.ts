import type { Matching, MoonMatching } from './matching.ts';

/**
 * Whether a match is based on the Moons only, because a time of birth is not known. In a file without schemas, so that
 * a page loads none.
 */
export const isMoonMatching = (match: Matching | MoonMatching): match is MoonMatching =>
  'moon_matches' in match;
