export { TrustBar, type TrustBarProps } from './trust-bar.tsx';
