export { SignBadge, type SignBadgeProps } from './sign-badge.tsx';
export { SignLine, type SignLineProps } from './sign-line.tsx';
