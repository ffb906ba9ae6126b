export {
  DoshaList,
  type DoshaFinding,
  type DoshaItem,
  type DoshaListProps,
} from './dosha-list.tsx';
export { Verdict, VerdictBadge, type VerdictBadgeProps, type VerdictProps } from './verdict.tsx';
