export { SignBadge, type SignBadgeProps } from './sign-badge.tsx';
export { SignArch, SignLine } from './deprecated.tsx';
