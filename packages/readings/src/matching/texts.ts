import type { Catalogue } from '../reading.ts';
import { matchingEn } from './en.ts';
import { matchingHi } from './hi.ts';
import type { MatchingTexts } from './matching.types.ts';

/** What a match says, per language. */
export const matchingCatalogue: Catalogue<MatchingTexts> = { en: matchingEn, hi: matchingHi };
