import { crossingsOf } from '../sky/index.ts';
import type { Track } from '../sky/index.ts';
import type { JulianDay } from '../time/index.ts';
import { ashtakoota } from './ashtakoota.ts';
import type { Ashtakoota, KootaOptions } from './ashtakoota.ts';
import type { Couple } from './couple.ts';
import { matchMoonAt } from './moon.ts';
import type { MatchMoon } from './moon.ts';
import { rajjuOfCouple, vedhaOfCouple } from './rajju.ts';
import type { RajjuMatch, VedhaMatch } from './rajju.ts';
import { tenPorutham } from './ten-porutham.ts';
import type { TenPorutham } from './ten-porutham.ts';

/** The result of a match from the two Moons only. */
export interface MoonMatch {
  /** where each Moon is */
  readonly moons: Couple<MatchMoon>;
  /** the eight kootas, 36 points */
  readonly ashtakoota: Ashtakoota;
  /** the ten poruthams of the South */
  readonly tenPorutham: TenPorutham;
  /** parts of the body */
  readonly rajju: RajjuMatch;
  /** nakshatras that pierce each other */
  readonly vedha: VedhaMatch;
}

/**
 * The Moon of a partner, and the part of a day in which every koota has the same result. Julian days UT, `endJdUt` not
 * included.
 */
export interface MatchMoonSpan {
  /** the same for all of the part, but for its longitude */
  readonly moon: MatchMoon;
  /** beginning of the part */
  readonly startJdUt: JulianDay;
  /** end of the part */
  readonly endJdUt: JulianDay;
}

/** A match that is valid while both Moons are in its spans. */
export interface MoonMatchOfHours extends MoonMatch {
  /** of each partner */
  readonly spans: Couple<MatchMoonSpan>;
}

/** Parts of 1°40′: quarters of nakshatras (3°20′) and halves of signs (15°) begin at multiples of it. */
const PARTS = 216;
/** Days between samples of the search: the Moon makes less than half a turn in it. */
const STEP = 3;

/**
 * Kootas, poruthams, rajju and vedha of two Moons.
 * @throws JyotishError `out_of_range` for a table that does not exist
 */
export function matchMoons(moons: Couple<MatchMoon>, kootas: KootaOptions = {}): MoonMatch {
  return {
    moons,
    ashtakoota: ashtakoota(moons, kootas),
    tenPorutham: tenPorutham(moons),
    rajju: rajjuOfCouple(moons),
    vedha: vedhaOfCouple(moons),
  };
}

/**
 * The Moon of a partner from one instant to another, in the smallest parts that a koota distinguishes.
 * @param track the sidereal Moon
 * @param from Julian day UT
 * @param to Julian day UT, later than `from`
 * @throws JyotishError `out_of_range` outside the years of the ephemeris
 */
export function matchMoonsBetween(track: Track, from: JulianDay, to: JulianDay): MatchMoonSpan[] {
  const starts = [from, ...crossingsOf(track, PARTS, from, to, STEP).map(({ jdUt }) => jdUt)];
  return starts
    .map((startJdUt, at) => ({ startJdUt, endJdUt: starts[at + 1] ?? to }))
    .filter(({ startJdUt, endJdUt }) => startJdUt < endJdUt)
    .map((span) => ({
      ...span,
      // In the middle, so that rounding cannot move it into the neighbouring part.
      moon: matchMoonAt(track.at((span.startJdUt + span.endJdUt) / 2)),
    }));
}

/** Everything shown of a match: two parts of a day with the same value are merged. */
const shownFacts = ({ ashtakoota: kootas, tenPorutham: ten, rajju, vedha }: MoonMatch) =>
  JSON.stringify([kootas, ten, rajju, vedha]);

/** Joins neighbouring spans of one partner in which the matches with every span of the other are the same. */
function joinedSpans(
  spans: readonly MatchMoonSpan[],
  matchesOf: (span: MatchMoonSpan) => string,
): MatchMoonSpan[] {
  const joined: MatchMoonSpan[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    if (before && matchesOf(before) === matchesOf(span)) {
      joined[joined.length - 1] = { ...before, endJdUt: span.endJdUt };
    } else joined.push(span);
  }
  return joined;
}

/**
 * The matches of a couple with one or both times of birth unknown: one for each part of the day with a different
 * result, in order of the boy's hours, then of the girl's.
 * @param spans the Moon of each over the day of birth ({@link matchMoonsBetween}); a single span where the hour is
 * known
 */
export function matchHours(
  spans: Couple<readonly MatchMoonSpan[]>,
  kootas: KootaOptions = {},
): MoonMatchOfHours[] {
  const factsOf = (boy: MatchMoonSpan, girl: MatchMoonSpan) =>
    shownFacts(matchMoons({ boy: boy.moon, girl: girl.moon }, kootas));
  const boys = joinedSpans(spans.boy, (boy) => spans.girl.map((girl) => factsOf(boy, girl)).join());
  const girls = joinedSpans(spans.girl, (girl) => boys.map((boy) => factsOf(boy, girl)).join());
  return boys.flatMap((boy) =>
    girls.map((girl) => ({
      ...matchMoons({ boy: boy.moon, girl: girl.moon }, kootas),
      spans: { boy, girl },
    })),
  );
}
