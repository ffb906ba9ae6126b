import type { AgeSpan, LifeStage } from './periods.types.ts';

/** A period that begins at this age or later has only its dates. */
export const OLDEST_READ_AGE = 90;

/** Ages at which a stage of life ends. */
const CHILD_UNTIL = 13;
const YOUNG_UNTIL = 25;
const ADULT_UNTIL = 62;

export const isPast = ({ to, now }: AgeSpan): boolean => to <= now;

/** Only the remaining part of a running period is read. */
function readPart({ from, to, now }: AgeSpan): [from: number, to: number] {
  const start = from <= now && now < to ? now : from;
  return [Math.max(start, 0), Math.min(to, OLDEST_READ_AGE)];
}

/** The stage of life in the middle of the part of a period that is read. */
export function lifeStage(span: AgeSpan): LifeStage {
  const [from, to] = readPart(span);
  const middle = (from + to) / 2;
  if (middle < CHILD_UNTIL) return 'child';
  if (middle < YOUNG_UNTIL) return 'young';
  return middle < ADULT_UNTIL ? 'adult' : 'elder';
}

/** Whether a period has a text: part of it is after birth and before the maximum age. */
export const isRead = ({ from, to }: AgeSpan): boolean => to > 0 && from < OLDEST_READ_AGE;

/** One of two messages, by the tense of the span. */
export const inTense = <Texts extends { readonly past: unknown; readonly ahead: unknown }>(
  texts: Texts,
  span: AgeSpan,
): Texts['past' | 'ahead'] => (isPast(span) ? texts.past : texts.ahead);
