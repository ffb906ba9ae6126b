import type { DayStrength, StarDayDocument, StarDayTimes } from '@jyoti/contract';
import { timeWords, useMinute, timeSpanMessages } from '@jyoti/ui/time-span';
import { useLanguage } from '../../platform/words/use-language.ts';
import { runningAndLater, upcoming } from './spans.ts';
import { starDayMessages } from '../../messages.generated/star-day.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

type StrengthSpan = DayStrength['spans'][number];

/** Tarabala or chandrabala: how it is at an instant, until when, and what follows on the same day. */
export interface StarStrength extends Pick<DayStrength, 'key' | 'name' | 'tip'> {
  running: StrengthSpan;
  /** "Sampat, until 5:55 am, 22 Nov" */
  title: string;
  /** In order; `line` is "From 9:42 am: Ati-mitra". */
  later: readonly (StrengthSpan & { line: string })[];
}

/** The times of a day that are not over, or why there are none. */
export interface StarTimes extends Pick<StarDayTimes, 'key' | 'name' | 'tip' | 'none'> {
  /** In order: "6:07 pm to 7:31 pm (Labh)". */
  lines: readonly { key: string; text: string }[];
}

/** A day for a birth star at an instant. */
export interface StarDayNow {
  strengths: readonly StarStrength[];
  /** None without sunrise and sunset. */
  times: readonly StarTimes[];
}

/**
 * What a day means for a birth star. Times are listed from the present minute on; of another day all of them.
 * @param readAt the instant whose tara and Moon are described, ISO 8601; default: the present minute
 */
export function useStarDay(day: StarDayDocument, readAt?: string): StarDayNow {
  const words = useMessages(starDayMessages);
  const language = useLanguage();
  const now = useMinute();
  const times = timeWords(timeSpanMessages[language], language, {
    timeZone: day.settings.timezone,
    day: day.date,
    now,
    nextSunrise: day.end,
  });
  const at = readAt === undefined ? now : Date.parse(readAt);
  const isToday = now !== null && Date.parse(day.start) <= now && now < Date.parse(day.end);
  return {
    strengths: day.strengths.flatMap(({ spans, ...named }) => {
      const [running, ...later] = runningAndLater(spans, at);
      if (!running) return [];
      const until = times.span(undefined, running.end);
      return {
        ...named,
        running,
        title: words.until({ name: running.name, until }),
        later: later.map((span) => ({
          ...span,
          line: words.from({ time: times.at(span.start), name: span.name }),
        })),
      };
    }),
    times: day.times.map(({ key, name, next, tip, none, spans }) => ({
      key,
      name: isToday ? next : name,
      tip,
      none,
      lines: upcoming(spans, day, now).map((span) => ({
        key: `${span.id} ${span.start}`,
        text: words.named({ span: times.span(span.start, span.end), name: span.name }),
      })),
    })),
  };
}
