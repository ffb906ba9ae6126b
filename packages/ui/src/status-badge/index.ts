export { StatusBadge, type StatusBadgeProps, type StatusOfPerson } from './status-badge.tsx';
