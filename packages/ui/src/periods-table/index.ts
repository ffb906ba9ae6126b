export { isRunning, type PeriodSpan } from './is-running.ts';
export { PeriodsTable, type Period, type PeriodsTableProps } from './periods-table.tsx';
export { RunningName, type RunningNameProps } from './running-name.tsx';
