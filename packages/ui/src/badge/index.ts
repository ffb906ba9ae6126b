export { Badge, type BadgeProps, type BadgeTone } from './badge.tsx';
export { StatusBadge, type StatusBadgeProps, type StatusOfPerson } from './status-badge.tsx';
