/** The score of a koota as a share of its full score. */
export type KootaMark = 'met' | 'partly' | 'notMet';

/** @throws RangeError if the score is not between 0 and the full score */
export function markOf(score: number, fullScore: number): KootaMark {
  if (!(fullScore > 0) || !(score >= 0) || score > fullScore)
    throw new RangeError(`KootaTable: ${score} is not between 0 and ${fullScore}`);
  if (score === fullScore) return 'met';
  return score === 0 ? 'notMet' : 'partly';
}

/** Fill of one tick per point of the full score, 0 to 1; a fraction for a partial point. */
export function ticksFor(score: number, fullScore: number): number[] {
  return Array.from({ length: Math.ceil(fullScore) }, (_, index) =>
    Math.min(1, Math.max(0, score - index)),
  );
}
