/** How much of its full score a koota has. */
export type KootaMark = 'met' | 'partly' | 'notMet';

/** @throws RangeError where the score is not between 0 and the full score */
export function markOf(score: number, fullScore: number): KootaMark {
  if (!(fullScore > 0) || !(score >= 0) || score > fullScore)
    throw new RangeError(`KootaTable: ${score} is not between 0 and ${fullScore}`);
  if (score === fullScore) return 'met';
  return score === 0 ? 'notMet' : 'partly';
}

/** One tick for each point of the full score, 1 where the point is scored, a part of 1 where a part of it is. */
export function ticksFor(score: number, fullScore: number): number[] {
  return Array.from({ length: Math.ceil(fullScore) }, (_, index) =>
    Math.min(1, Math.max(0, score - index)),
  );
}
