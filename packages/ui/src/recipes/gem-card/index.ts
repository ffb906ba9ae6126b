export { GemCard, type GemCardProps, type GemWear } from './gem-card.tsx';
