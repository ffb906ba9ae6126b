import type { Catalogue } from '../reading.ts';
import { matchingEn } from './en.ts';
import { matchingHi } from './hi.ts';
import type { MatchingTexts } from './matching.types.ts';

/** Texts of a match, per language. */
export const matchingCatalogue: Catalogue<MatchingTexts> = { en: matchingEn, hi: matchingHi };
