export { YOGA_GROUPS } from './rule.ts';
export type {
  YogaCancellation,
  YogaCancellationCode,
  YogaFacts,
  YogaGroup,
  YogaNature,
  YogaRule,
} from './rule.ts';
export { YOGA_TEXTS } from './sources.ts';
export type { YogaSource, YogaTextId } from './sources.ts';
export * from './yogas-of.ts';
export { YOGA_RULES } from './yogas.ts';
export type { YogaId } from './yogas.ts';
