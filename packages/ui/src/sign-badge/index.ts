export { SignBadge, type SignBadgeProps, SignArch, SignLine } from './sign-badge.tsx';
