export { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';
export type { DateRange } from '../calendar/calendar.logic.ts';
