export { Num, type NumProps } from './num.tsx';
export {
  angleText,
  angleWords,
  degreeInSign,
  wholeDegreeInSign,
  type AngleOptions,
  type AnglePrecision,
} from './angle.ts';
export {
  writtenNumber,
  type NumberingSystem,
  type Writing,
} from '../shared/format/written-number.ts';
