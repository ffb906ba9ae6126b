import type { GrahaId, HouseNumber } from '../chart/index.ts';
import type { Condition } from './condition.ts';
import type { YogaSource } from './sources.ts';

/** The kinds of yogas, in the order of the tables. */
export const YOGA_GROUPS = [
  'mahapurusha',
  'nabhasa',
  'malika',
  'lunar',
  'solar',
  'raja',
  'neecha_bhanga',
  'vipareeta',
  'parivartana',
  'dhana',
  'daridra',
  'bhava',
  'named',
  'life',
  'sannyasa',
  'arishta',
  'gand_mool',
  'modern',
] as const;

/** One of the kinds of yogas. */
export type YogaGroup = (typeof YOGA_GROUPS)[number];

/** What the texts promise: good, bad, or good and bad together. */
export type YogaNature = 'good' | 'bad' | 'mixed';

/** Why a yoga that is formed does not act. */
export type YogaCancellationCode =
  /** a mahapurusha graha shares its sign with the Sun or the Moon */
  | 'joined_by_luminary'
  /** another nabhasa yoga holds, which replaces a sankhya or ashraya yoga */
  | 'other_nabhasa'
  /** Jupiter debilitated, combust, or in the sign of an enemy */
  | 'jupiter_weak'
  | 'moon_in_kendra'
  /** Mars, Mercury, Jupiter, Venus or Saturn in the Moon's sign */
  | 'graha_with_moon'
  | 'graha_in_kendra_from_moon'
  | 'graha_in_kendra_from_lagna'
  | 'moon_aspected_by_jupiter'
  /** less than 10° between them */
  | 'mercury_close_to_sun'
  /** all grahas that form it, but for the Sun, are combust */
  | 'all_combust'
  | 'jupiter_strong_in_lagna'
  | 'benefic_strong_in_kendra'
  | 'lagna_lord_strong_in_kendra'
  /** born by night in the bright half, or by day in the dark half of the lunar month */
  | 'paksha_and_time_agree';

/** What is always true of a yoga. */
export interface YogaRule<Id extends string = string> {
  /** lower case, stable */
  readonly id: Id;
  /** Sanskrit in plain Latin letters; two texts can give one name to two yogas */
  readonly name: string;
  /** family of yogas in the texts */
  readonly group: YogaGroup;
  /** what the texts promise: good, bad, or both together */
  readonly nature: YogaNature;
  /** where it is written; empty for the group `modern` */
  readonly sources: readonly YogaSource[];
}

/** Codes of cancellations with their conditions. */
export type Cancellations = Readonly<Partial<Record<YogaCancellationCode, Condition>>>;

/** A rule with its conditions. */
export interface YogaEntry<Id extends string = string> {
  readonly rule: YogaRule<Id>;
  /** each form that holds is one yoga of the chart */
  readonly forms: readonly Condition[];
  readonly unless: Cancellations;
}

/** The grahas and houses on which a yoga or its cancellation rests. */
export interface YogaFacts {
  /** in the usual order */
  readonly grahas: readonly GrahaId[];
  /** whole-sign houses from the lagna, ascending: those of the grahas, and others that the condition names */
  readonly houses: readonly HouseNumber[];
  /** houses whose lords take part as lords, ascending */
  readonly lordsOf: readonly HouseNumber[];
}

/** A cancellation that holds, and what it rests on. */
export interface YogaCancellation extends YogaFacts {
  /** which rule cancels it */
  readonly code: YogaCancellationCode;
}
