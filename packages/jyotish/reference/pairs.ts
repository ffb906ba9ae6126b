import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchMoonAt, matchMoonOfPada } from '../src/match/moon.ts';
import type { MatchMoon } from '../src/match/moon.ts';
import { BIRTHS } from './births.ts';
import type { ReferenceBirth } from './births.ts';

/** Scores of the eight kootas. */
export interface ReferenceScores {
  readonly varna: number;
  readonly vashya: number;
  readonly tara: number;
  readonly yoni: number;
  readonly graha_maitri: number;
  readonly gana: number;
  readonly bhakoot: number;
  readonly nadi: number;
}

type Both<T> = readonly [groom: T, bride: T];

/** The reference result of a groom and a bride. */
export interface ReferenceMatch {
  readonly id: string;
  readonly ashtakoota: {
    readonly scores: ReferenceScores;
    readonly total: number;
    readonly attributes_groom_bride: {
      readonly varna: Both<string>;
      readonly vashya_group: Both<string>;
      readonly yoni: Both<string>;
      readonly gana: Both<string>;
      readonly nadi: Both<string>;
      readonly moon_sign_lord: Both<string>;
      readonly moon_sign: Both<string>;
    };
  };
  readonly porutham: {
    readonly dina: {
      readonly count_girl_to_boy: number;
      readonly good_by_list: boolean;
      readonly good_by_mod9: boolean;
    };
    readonly gana: { readonly groom: string; readonly bride: string; readonly good: boolean };
    readonly mahendra: { readonly count: number; readonly good: boolean };
    readonly stree_deergha: { readonly count: number; readonly good_gt13: boolean };
    readonly yoni: { readonly good_not_enemy: boolean };
    readonly rasi: {
      readonly count_girl_to_boy: number;
      readonly good_gt6: boolean;
      readonly contested: boolean;
    };
    readonly rasyadhipati: {
      readonly girl_lord_views_boy_lord: 'F' | 'N' | 'E';
      readonly boy_lord_views_girl_lord: 'F' | 'N' | 'E';
      readonly good_no_enemy: boolean;
    };
    readonly vasya: { readonly good_boy_in_girls_list: boolean };
    readonly rajju: { readonly groom: string; readonly bride: string; readonly good: boolean };
    readonly vedha: { readonly good: boolean };
  };
}

/** A pair given as nakshatra (1 to 27) and pada (1 to 4); the Moon is in the middle of the pada. */
export interface NakshatraPair extends ReferenceMatch {
  readonly groom: readonly [nakshatra: number, pada: number];
  readonly bride: readonly [nakshatra: number, pada: number];
  /** whose pada lies across 15° of Sagittarius or Capricorn, where vashya changes */
  readonly vashya_ambiguous_for: readonly ('groom' | 'bride')[];
}

/** A pair of reference births, by id. */
export interface BirthPair extends ReferenceMatch {
  readonly groom: string;
  readonly bride: string;
  /** whether Mars is in 1, 2, 4, 7, 8 or 12 from each reference */
  readonly manglik: Readonly<
    Record<
      'groom' | 'bride',
      { readonly lagna: boolean; readonly moon: boolean; readonly venus: boolean }
    >
  >;
}

const pairs = JSON.parse(readFileSync(join(import.meta.dirname, 'pairs.json'), 'utf8')) as {
  readonly pairs_nakshatra: readonly NakshatraPair[];
  readonly pairs_birth: readonly BirthPair[];
};

/** Thirty pairs by nakshatra and pada. */
export const NAKSHATRA_PAIRS = pairs.pairs_nakshatra;

/** Fifteen pairs of reference births. */
export const BIRTH_PAIRS = pairs.pairs_birth;

/** A reference birth by its id. */
export function referenceBirth(id: string): ReferenceBirth {
  const found = BIRTHS.find((birth) => birth.id === id);
  if (found === undefined) throw new Error(`There is no reference birth ${id}.`);
  return found;
}

const moonOfBirth = (id: string): MatchMoon => matchMoonAt(referenceBirth(id).positions.Moon.lon);

/** All pairs with the Moons of both. */
export const REFERENCE_COUPLES: readonly (readonly [
  id: string,
  reference: ReferenceMatch,
  moons: { readonly boy: MatchMoon; readonly girl: MatchMoon },
])[] = [
  ...NAKSHATRA_PAIRS.map((pair) => {
    const moons = { boy: matchMoonOfPada(...pair.groom), girl: matchMoonOfPada(...pair.bride) };
    return [pair.id, pair, moons] as const;
  }),
  ...BIRTH_PAIRS.map((pair) => {
    const moons = { boy: moonOfBirth(pair.groom), girl: moonOfBirth(pair.bride) };
    return [pair.id, pair, moons] as const;
  }),
];
