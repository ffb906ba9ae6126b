export {
  DoshaList,
  type DoshaFinding,
  type DoshaItem,
  type DoshaListProps,
  Verdict,
  VerdictBadge,
  type VerdictBadgeProps,
  type VerdictProps,
} from './verdict.tsx';
