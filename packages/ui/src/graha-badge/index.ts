export { dignities, GrahaBadge, type Dignity, type GrahaBadgeProps } from './graha-badge.tsx';
