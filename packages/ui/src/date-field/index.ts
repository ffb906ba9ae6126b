export { DateField, type DateFieldProps } from './date-field.tsx';
export { parseDate, type ParsedDate } from './date-field.logic.ts';
