import type { GrahaId } from '../chart/index.ts';
import type { FoundYoga } from '../yoga/index.ts';
import { scoreOf, verdictOf } from './judged.ts';
import type { Judged, JudgedYoga, JudgementFactId, YogaStrength } from './judgement.types.ts';
import { OF_NODES, OF_PLANETS } from './scale.ts';

const STRENGTHS = { supported: 'strong', mixed: 'middling', effort: 'weak' } as const;

/** What the lords of 6, 8 and 12 must have to form a vipareeta yoga, and so does not count against it. */
const HOUSE_FACTS: readonly JudgementFactId[] = [
  'hard_house',
  'better_by_chalit',
  'worse_by_chalit',
];

/** The score of a graha without the facts of its house. */
function scoreWithoutHouse(graha: GrahaId, { sum, supports, challenges }: Judged): number {
  const scale = graha === 'rahu' || graha === 'ketu' ? OF_NODES : OF_PLANETS;
  const rest = [...supports, ...challenges]
    .filter(({ id }) => HOUSE_FACTS.includes(id))
    .reduce((left, { weight }) => left - weight, sum);
  return scoreOf(rest, scale);
}

/** Of a graded Chandradhi: by one benefic it is weak, by two middling at most. */
function gradeOfAdhi(strength: YogaStrength, grahas: readonly GrahaId[]): YogaStrength {
  const benefics = grahas.filter((graha) => graha !== 'moon').length;
  if (benefics === 1) return 'weak';
  return benefics === 2 && strength === 'strong' ? 'middling' : strength;
}

/**
 * A yoga by the mean of the scores of its grahas. What is bad is the stronger the less its grahas are able to, so that its
 * score is the other way round.
 */
export function judgedYoga(yoga: FoundYoga, judged: Readonly<Record<GrahaId, Judged>>): JudgedYoga {
  const { id, group, nature, grahas } = yoga;
  const scores = grahas.map((graha) =>
    group === 'vipareeta' ? scoreWithoutHouse(graha, judged[graha]) : judged[graha].score,
  );
  const mean =
    scores.length === 0 ? 0.5 : scores.reduce((sum, one) => sum + one, 0) / scores.length;
  const score = nature === 'bad' ? 1 - mean : mean;
  const strength = STRENGTHS[verdictOf(score)];
  return {
    ...yoga,
    strength: id === 'chandradhi' ? gradeOfAdhi(strength, grahas) : strength,
    score,
  };
}
