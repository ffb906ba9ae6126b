export { DateField, type DateFieldProps } from './date-field.tsx';
export { parseDate, type DateFormat, type ParsedDate } from './date-text.logic.ts';
