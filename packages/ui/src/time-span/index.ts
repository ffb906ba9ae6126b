export { dayAndTime, dayOfInstant, instantInWords } from './instant-words.ts';
export { zonedTime, type ZonedTime } from './time-span.logic.ts';
export { TimeSpan, type TimeSpanProps } from './time-span.tsx';
export { timeSpanStrings } from '../messages.generated/en/components/TimeSpan.ts';
export { timeSpanMessages } from '../messages.generated/components/TimeSpan.ts';
export {
  timeOfDay,
  timeWords,
  type PlaceTime,
  type TimeSpanMessages,
  type TimeWords,
} from './time-words.ts';
export { markedTime, timedText } from './timed-text.ts';
export { useMinute } from '../shared/time/use-now.ts';
export { useTimeWords } from './use-time-words.ts';
