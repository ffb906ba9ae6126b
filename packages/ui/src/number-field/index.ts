export { NumberField, type NumberFieldProps } from './number-field.tsx';
export { parseNumber, type ParsedNumber } from './number-field.logic.ts';
