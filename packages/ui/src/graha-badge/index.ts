export { dignities, type Dignity } from './dignity.ts';
export { GrahaBadge, type GrahaBadgeProps } from './graha-badge.tsx';
