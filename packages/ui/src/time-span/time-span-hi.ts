import { timeSpanStrings } from '../messages.generated/hi/components/TimeSpan.ts';
import type { TimeSpanMessages } from './time-words.ts';

/** The words of times in Hindi, for code outside of components. */
export const timeSpanHi: TimeSpanMessages = timeSpanStrings.words;
