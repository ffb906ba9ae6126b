import type { Nakshatra, RajjuPart } from '../chart/nakshatras.ts';
import { ofBoth } from './couple.ts';
import type { Couple } from './couple.ts';
import type { MatchMoon } from './moon.ts';

/** Whether both nakshatras represent the same part of the body. */
export interface RajjuMatch extends Couple<Nakshatra['rajju']> {
  /** both share the part, which counts against the match */
  readonly present: boolean;
  /** the part they share, or null */
  readonly part: RajjuPart | null;
  /** whether one is rising and the other falling; null if either is the head, which is neither */
  readonly opposite: boolean | null;
}

/** Rajju of a couple: the same part is a dosha in either direction. */
export function rajjuOfCouple(moons: Couple<MatchMoon>): RajjuMatch {
  const { boy, girl } = ofBoth(moons, ({ nakshatra }) => nakshatra.rajju);
  const present = boy.part === girl.part;
  const directed = boy.direction !== null && girl.direction !== null;
  return {
    boy,
    girl,
    present,
    part: present ? boy.part : null,
    opposite: directed ? boy.direction !== girl.direction : null,
  };
}

/** Whether the nakshatras pierce each other; the values are their numbers. */
export interface VedhaMatch extends Couple<number> {
  /** they do, which counts against the match */
  readonly present: boolean;
}

/** Vedha of a couple. */
export function vedhaOfCouple(moons: Couple<MatchMoon>): VedhaMatch {
  const { boy, girl } = ofBoth(moons, ({ nakshatra }) => nakshatra.number);
  return { boy, girl, present: moons.boy.nakshatra.vedha.includes(girl) };
}
