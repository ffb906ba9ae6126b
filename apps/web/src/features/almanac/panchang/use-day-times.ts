import type { PanchangDocument, TimeRange } from '@jyoti/contract';
import type { ReportBlock } from '@jyoti/ui/report-view';
import { timedText, timeSpanMessages, timeWords, useMinute } from '@jyoti/ui/time-span';
import { useLanguage } from '../../../platform/words/use-language.ts';

/** A day with the sunrise that ends it. */
export type DayOfTimes = Pick<PanchangDocument, 'date' | 'settings' | 'nextSunrise'>;

/** Whether a span contains the current minute. */
export function useRuns(): (span: TimeRange) => boolean {
  const now = useMinute();
  return ({ start, end }) => now !== null && Date.parse(start) <= now && now < Date.parse(end);
}

/** The times of a day by the visitor's clock, in the time zone of the place. */
export function useDayTimes({ date, settings: { timezone: timeZone }, nextSunrise }: DayOfTimes) {
  const now = useMinute();
  const language = useLanguage();
  const runs = useRuns();
  const words = timeWords(timeSpanMessages[language], language, {
    timeZone,
    day: date,
    now,
    nextSunrise,
  });
  const text = (timed: string) => timedText(timed, words);
  const valueAt = (_: string, value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    const { spans, rows } = (value ?? {}) as { spans?: readonly TimeRange[]; rows?: unknown };
    if (!spans || !rows) return value;
    const marked = [...spans.keys()].filter((row) => runs(spans[row] as TimeRange));
    return { ...(value as object), marked };
  };
  const all = <Data>(timed: Data) => JSON.parse(JSON.stringify(timed), valueAt) as Data;
  return {
    runs,
    /** "3:03 am tomorrow" */
    at: words.at,
    /** "5:06 pm to 6:41 pm" */
    span: ({ start, end }: TimeRange) => words.span(start, end),
    /** "until 3:03 am tomorrow" */
    until: (end: string) => words.span(undefined, end),
    /** A text with its marked times in words. */
    text,
    /** The same for all texts of data; of tables the rows that run now are marked. */
    all,
    blocks: (timed: readonly { type: string }[]) => all(timed) as ReportBlock[],
  };
}
