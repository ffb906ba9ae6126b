export { Verdict, VerdictBadge, type VerdictBadgeProps, type VerdictProps } from './verdict.tsx';
