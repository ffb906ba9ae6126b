export { findMuhurtas } from './find-muhurtas.ts';
export type {
  MuhurtaDay,
  MuhurtaPlace,
  MuhurtaQuery,
  MuhurtaSearch,
  RejectedMuhurtaDay,
} from './find-muhurtas.ts';
export type {
  DayVeto,
  JourneyDirection,
  ReasonAgainst,
  ReasonFor,
  SpanVeto,
  WeighedReason,
} from './reasons.ts';
export { MUHURTA_PURPOSES, MUHURTA_RULES } from './rules.ts';
export type {
  MuhurtaChoice,
  MuhurtaHouseRule,
  MuhurtaPurpose,
  MuhurtaRule,
  MuhurtaWaiver,
} from './rules.ts';
export type { MuhurtaBirth } from './segment.ts';
export type { MuhurtaGrade, MuhurtaQuality, MuhurtaWindow } from './windows.ts';
