import type { GrahaPlacement } from '../chart/index.ts';
import type { FoundYoga } from '../yoga/index.ts';
import type {
  Judged,
  JudgementFact,
  JudgementFactId,
  PlainFact,
  Verdict,
} from './judgement.types.ts';

/** What a fact may have besides its id and weight. */
type More = Partial<Pick<JudgementFact, 'value' | 'others' | 'because'>> & {
  readonly graha?: GrahaPlacement | null;
};

/** A fact; none if it weighs nothing. */
export function fact(
  id: JudgementFactId,
  weight: number,
  { graha = null, value = null, others = [], because = null }: More = {},
): JudgementFact[] {
  if (weight === 0) return [];
  const placed = graha && { graha: graha.graha, sign: graha.sign, house: graha.house };
  return [{ id, weight, graha: placed, value, others, yogas: [], because }];
}

/** A fact without its reason. */
export const plain = ({ id, weight, graha, value, others, yogas }: JudgementFact): PlainFact => ({
  id,
  weight,
  graha,
  value,
  others,
  yogas,
});

export const clamp = (value: number, most: number): number =>
  Math.max(-most, Math.min(most, value));

/** Yogas as facts, the good and the bad apart. */
export function yogaFacts(
  yogas: readonly FoundYoga[],
  each: number,
  most: number,
  graha: GrahaPlacement | null,
): JudgementFact[] {
  return (
    [
      ['good', 'good_yogas', 1],
      ['bad', 'bad_yogas', -1],
    ] as const
  ).flatMap(([nature, id, sign]) => {
    const ofNature = yogas.filter((yoga) => yoga.nature === nature);
    const weight = clamp(ofNature.length * each, most) * sign;
    return fact(id, weight, { graha, value: ofNature.length }).map((one) => ({
      ...one,
      yogas: [...new Set(ofNature.map((yoga) => yoga.id))],
    }));
  });
}

/** The share of the scale that is below a sum: its values are equally far apart in share. */
export function scoreOf(sum: number, scale: readonly number[]): number {
  // Many nodes have one and the same sum: none of them is above the others.
  const same = scale.indexOf(sum);
  if (same !== -1) return same / (scale.length - 1);
  const above = scale.findIndex((step) => step > sum);
  if (above === 0) return 0;
  if (above === -1) return 1;
  const [from, to] = [scale[above - 1]!, scale[above]!];
  return (above - 1 + (sum - from) / (to - from)) / (scale.length - 1);
}

/** The third in which a score is. */
export function verdictOf(score: number): Verdict {
  if (score >= 2 / 3) return 'supported';
  return score < 1 / 3 ? 'effort' : 'mixed';
}

/** The facts added up, on the scale of what charts have. */
export function judged(facts: readonly JudgementFact[], scale: readonly number[]): Judged {
  const sum = facts.reduce((total, { weight }) => total + weight, 0);
  const score = scoreOf(sum, scale);
  const heaviest = facts.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  return {
    verdict: verdictOf(score),
    score,
    sum,
    supports: heaviest.filter(({ weight }) => weight > 0),
    challenges: heaviest.filter(({ weight }) => weight < 0),
  };
}
