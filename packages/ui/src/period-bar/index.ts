export { DateChoice, type DateChoiceProps } from './date-choice.tsx';
export { PeriodBar, type PeriodBarProps } from './period-bar.tsx';
export { PeriodSteps, type PeriodStepsProps } from './period-steps.tsx';
