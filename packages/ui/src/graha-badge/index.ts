export { dignities, type Dignity } from './dignity.ts';
export { DignityBadge, type DignityBadgeProps } from './dignity-badge.tsx';
export { GrahaBadge, type GrahaBadgeProps } from './graha-badge.tsx';
