export { birthDay, moonOfBirthDay } from './birth-day.ts';
export type {
  BirthDay,
  BirthDayPart,
  GrahaOfBirthDay,
  MoonOfBirthDay,
  UncertainMahadasha,
} from './birth-day.ts';
export * from './match-without-times.ts';
