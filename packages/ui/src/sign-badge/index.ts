export { SignBadge, type SignBadgeProps } from './sign-badge.tsx';
