export { PairSummary, type PairPerson, type PairSummaryProps } from './pair-summary.tsx';
