export { GemCard, type GemCardProps } from './gem-card.tsx';
export type { GemWear } from './gem-wear.ts';
