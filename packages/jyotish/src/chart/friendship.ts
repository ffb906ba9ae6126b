import type { GrahaId, PlanetId } from './bodies.ts';
import { houseFrom } from './signs.ts';
import type { SignNumber } from './signs.ts';

/** Natural or temporal friendship of one graha towards another. */
export type Friendship = 'friend' | 'neutral' | 'enemy';

/** Natural and temporal friendship combined (panchadha maitri). */
export type CompoundFriendship = 'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy';

type View = Readonly<Partial<Record<PlanetId, 'friend' | 'enemy'>>>;

/**
 * Natural friendship, the row's view of the column; unlisted pairs are neutral. Sun to Saturn: BPHS ch. 3. Rahu and
 * Ketu are not in that chapter: theirs is a modern convention on which schools differ.
 */
const NATURAL: Readonly<Record<GrahaId, View>> = {
  sun: { moon: 'friend', mars: 'friend', jupiter: 'friend', venus: 'enemy', saturn: 'enemy' },
  moon: { sun: 'friend', mercury: 'friend' },
  mars: { sun: 'friend', moon: 'friend', jupiter: 'friend', mercury: 'enemy' },
  mercury: { sun: 'friend', venus: 'friend', moon: 'enemy' },
  jupiter: { sun: 'friend', moon: 'friend', mars: 'friend', mercury: 'enemy', venus: 'enemy' },
  venus: { mercury: 'friend', saturn: 'friend', sun: 'enemy', moon: 'enemy' },
  saturn: { mercury: 'friend', venus: 'friend', sun: 'enemy', moon: 'enemy', mars: 'enemy' },
  rahu: {
    venus: 'friend',
    saturn: 'friend',
    mercury: 'friend',
    sun: 'enemy',
    moon: 'enemy',
    mars: 'enemy',
  },
  ketu: { mars: 'friend', venus: 'friend', saturn: 'friend', sun: 'enemy', moon: 'enemy' },
};

/**
 * Natural friendship of a graha towards another (naisargika maitri, BPHS ch. 3).
 * @param graha the graha
 * @param other towards which graha; a graha is its own friend
 */
export function naturalFriendship(graha: GrahaId, other: PlanetId): Friendship {
  return graha === other ? 'friend' : (NATURAL[graha][other] ?? 'neutral');
}

/**
 * Whether the place of a graha makes it a friend of another (tatkalika maitri, BPHS ch. 3): those in houses 2, 3, 4,
 * 10, 11 and 12 from it are friends, the rest enemies.
 * @param from sign of the graha whose friends they are
 * @param other sign of the other graha
 */
export function temporalFriendship(from: SignNumber, other: SignNumber): 'friend' | 'enemy' {
  return [2, 3, 4, 10, 11, 12].includes(houseFrom(from, other)) ? 'friend' : 'enemy';
}

const COMPOUND: Readonly<
  Record<Friendship, Readonly<Record<'friend' | 'enemy', CompoundFriendship>>>
> = {
  friend: { friend: 'great_friend', enemy: 'neutral' },
  neutral: { friend: 'friend', enemy: 'enemy' },
  enemy: { friend: 'neutral', enemy: 'great_enemy' },
};

/** Natural and temporal friendship combined (BPHS ch. 3). */
export function compoundFriendship(
  natural: Friendship,
  temporal: 'friend' | 'enemy',
): CompoundFriendship {
  return COMPOUND[natural][temporal];
}
