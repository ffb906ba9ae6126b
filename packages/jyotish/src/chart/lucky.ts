import type { GrahaId } from './bodies.ts';

/** Weekday, Sunday = 0 to Saturday = 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The nine gems. */
export type Gem =
  | 'ruby'
  | 'pearl'
  | 'red_coral'
  | 'emerald'
  | 'yellow_sapphire'
  | 'diamond'
  | 'blue_sapphire'
  | 'hessonite'
  | 'cats_eye';

/** Colours that tradition gives to the grahas. */
export type LuckyColor =
  | 'red'
  | 'orange'
  | 'gold'
  | 'white'
  | 'cream'
  | 'scarlet'
  | 'green'
  | 'yellow'
  | 'pink'
  | 'blue'
  | 'black'
  | 'smoky'
  | 'grey';

/** Gem, number, colours and weekday of a graha. */
export interface GrahaCorrespondence {
  /** gemstone of the graha */
  readonly gem: Gem;
  /** 1 to 9 */
  readonly number: number;
  /** colours of the graha */
  readonly colors: readonly LuckyColor[];
  /** day that it rules, 0 Sunday to 6 Saturday */
  readonly weekday: Weekday;
}

/**
 * Gems: the navaratna verse (Jataka Parijata ch. 2). Numbers: the Indian number lore. Colours: general
 * teaching (they vary between authors).
 */
export const GRAHA_CORRESPONDENCES: Readonly<Record<GrahaId, GrahaCorrespondence>> = {
  sun: { gem: 'ruby', number: 1, colors: ['red', 'orange', 'gold'], weekday: 0 },
  moon: { gem: 'pearl', number: 2, colors: ['white', 'cream'], weekday: 1 },
  mars: { gem: 'red_coral', number: 9, colors: ['red', 'scarlet'], weekday: 2 },
  mercury: { gem: 'emerald', number: 5, colors: ['green'], weekday: 3 },
  jupiter: { gem: 'yellow_sapphire', number: 3, colors: ['yellow'], weekday: 4 },
  venus: { gem: 'diamond', number: 6, colors: ['white', 'pink'], weekday: 5 },
  saturn: { gem: 'blue_sapphire', number: 8, colors: ['blue', 'black'], weekday: 6 },
  rahu: { gem: 'hessonite', number: 4, colors: ['smoky', 'grey'], weekday: 6 },
  ketu: { gem: 'cats_eye', number: 7, colors: ['grey', 'black'], weekday: 2 },
};
