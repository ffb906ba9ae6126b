export { TimeField, type TimeFieldProps } from './time-field.tsx';
export { noTime, timeText, type Period, type TimeValue } from './time-field.logic.ts';
