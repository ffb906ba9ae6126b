export { dayAndTime, dayOfInstant, instantInWords } from './instant-words.ts';
export { zonedTime, type ZonedTime } from './time-span.logic.ts';
export { TimeSpan, type TimeSpanProps } from './time-span.tsx';
export { timeSpanHi } from './time-span.strings.hi.ts';
export { timeSpanStrings, type TimeSpanMessages } from './time-span.strings.ts';
export { timeOfDay, timeWords, type PlaceTime, type TimeWords } from './time-words.ts';
export { useMinute } from '../shared/time/use-now.ts';
export { useTimeWords } from './use-time-words.ts';
