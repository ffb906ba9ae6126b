export {
  DoshaList,
  type DoshaFinding,
  type DoshaItem,
  type DoshaListProps,
} from './dosha-list.tsx';
