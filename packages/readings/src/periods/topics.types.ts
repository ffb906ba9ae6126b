import type { HouseNumber } from '@jyoti/jyotish';
import type { LifeStage } from './periods.types.ts';

export type TopicsByStage = Readonly<Record<LifeStage, Readonly<Record<HouseNumber, string>>>>;
