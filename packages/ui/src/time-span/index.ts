export { zonedTime, type ZonedTime } from './time-span.logic.ts';
export { TimeSpan, type TimeSpanProps } from './time-span.tsx';
export { timeWords, type PlaceTime, type TimeWords } from './time-words.ts';
