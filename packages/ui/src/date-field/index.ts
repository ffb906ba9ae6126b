export { DateField, type DateFieldProps } from './date-field.tsx';
export { parseDate, type DateFormat, type ParsedDate } from './text/date-text.logic.ts';
