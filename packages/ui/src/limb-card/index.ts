export { LimbCard, type LimbCardProps } from './limb-card.tsx';
export { WindowCard, type DayTimes, type WindowCardProps } from './window-card.tsx';
export type { SpanInWords } from './limb-card.types.ts';
