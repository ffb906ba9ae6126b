export { PanchangCard, type PanchangCardProps } from './panchang-card.tsx';
export type { PanchangLimb, PanchangVara, SunAndMoon } from './panchang-card.logic.ts';
