export { judgementOf } from './judgement-of.ts';
export type { JudgementOptions } from './judgement-of.ts';
export type {
  Judged,
  JudgedHouse,
  JudgedYoga,
  Judgement,
  JudgementFact,
  JudgementFactId,
  PlainFact,
  Verdict,
  YogaStrength,
} from './judgement.types.ts';
export { lifeAreaFacts } from './life-areas.ts';
export type { LifeArea, LifeAreaFacts } from './life-areas.ts';
