import { expect, test } from 'vitest';
import { markedTime, timedText } from './timed-text.ts';
import { timeWords } from './time-words.ts';
import { timeSpanStrings } from '../messages.generated/en/components/TimeSpan.ts';

const start = '2025-04-06T13:53:00Z';
const end = '2025-04-07T00:54:00Z';
const sentence = (...times: string[]) => `Navami ${times.join('; ')}.`;

test('times in a text are written by the clock of its reader, and the rest stays as it is', () => {
  const words = timeWords(timeSpanStrings.words, 'en', {
    timeZone: 'Asia/Kolkata',
    day: '2025-04-06',
    now: '2025-04-06T05:00:00Z',
  });
  const marked = sentence(
    markedTime(start, end, '7:23 pm to 6:24 am, 7 Apr'),
    markedTime(end, end, '6:24 am, 7 Apr'),
    markedTime(undefined, end, 'until 6:24 am, 7 Apr'),
    markedTime(start, undefined, 'from 7:23 pm'),
    '[lagna|the ascendant]',
  );
  expect(timedText(marked, words)).toBe(
    sentence(
      '7:23 pm to 6:24 am tomorrow',
      '6:24 am tomorrow',
      'until 6:24 am tomorrow',
      'from 7:23 pm',
      '[lagna|the ascendant]',
    ),
  );
});
