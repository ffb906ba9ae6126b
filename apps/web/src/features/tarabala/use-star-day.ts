import type { MoonStrengthName, PanchangMore, StarDay } from '@jyoti/contract';
import { timeWords, useMinute, timeSpanMessages } from '@jyoti/ui/time-span';
import { useNames } from '../../platform/words/names.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { runningAndLater, upcoming } from './spans.ts';
import { starDayMessages } from '../../messages.generated/star-day.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** Tarabala or chandrabala: how it is at an instant, until when, and what follows on the same day. */
export interface StarStrength {
  strength: MoonStrengthName;
  /** "Sampat, until 5:55 am, 22 Nov" */
  title: string;
  /** What it means, in one sentence. */
  text: string;
  /** In order: "From 9:42 am: Ati-mitra". */
  later: readonly { key: string; strength: MoonStrengthName; text: string }[];
}

type StrengthSpan = { start: string; end: string } & Pick<StarStrength, 'strength' | 'text'>;

/** The times of a day that are not over, or why there are none. */
export interface StarTimes {
  /** "Next good time" today, "Good times" on another day. */
  name: string;
  /** In order: "6:07 pm to 7:31 pm (Labh)". */
  times: readonly { key: string; text: string }[];
  /** Shown if there are no times. */
  none: string;
}

/** A day for a birth star, in words. */
export interface StarDayWords {
  tara: StarStrength | null;
  moon: StarStrength | null;
  /** `null` without sunrise and sunset. */
  good: StarTimes | null;
  avoid: StarTimes | null;
}

/**
 * What a day means for a birth star, in words. Times are listed from the present minute on; of another day all of them.
 * @param readAt the instant whose tara and Moon are described, ISO 8601; default: the present minute
 */
export function useStarDay(
  { settings, date }: Pick<PanchangMore, 'settings' | 'date'>,
  star: StarDay,
  readAt?: string,
): StarDayWords {
  const words = useMessages(starDayMessages);
  const names = useNames();
  const language = useLanguage();
  const now = useMinute();
  const times = timeWords(timeSpanMessages[language], language, {
    timeZone: settings.timezone,
    day: date,
    now,
    nextSunrise: star.chandrabala.at(-1)?.end ?? null,
  });
  const until = (end: string) => times.span(undefined, end);

  const at = readAt === undefined ? now : Date.parse(readAt);
  const strengthOf = <One extends StrengthSpan>(
    spans: readonly One[],
    nameOf: (span: One) => string,
  ): StarStrength | null => {
    const [running, ...later] = runningAndLater(spans, at);
    if (!running) return null;
    return {
      strength: running.strength,
      title: words.until({ name: nameOf(running), until: until(running.end) }),
      text: running.text,
      later: later.map((span) => ({
        key: span.start,
        strength: span.strength,
        text: words.from({ time: times.at(span.start), name: nameOf(span) }),
      })),
    };
  };
  const [first, last] = [star.chandrabala[0], star.chandrabala.at(-1)];
  const day = first && last && { start: first.start, end: last.end };
  const isToday = now !== null && day && Date.parse(day.start) <= now && now < Date.parse(day.end);
  const left = <One extends { start: string; end: string }>(all: readonly One[]) =>
    day ? upcoming(all, day, now) : all;
  const hasTimes = star.avoid_times.length > 0;
  return {
    tara: strengthOf(star.tarabala, ({ tara }) => words.taras[tara]),
    moon: strengthOf(star.chandrabala, ({ sign }) => words.moonIn({ sign: names.sign(sign) })),
    good: hasTimes
      ? {
          name: isToday ? words.good.next : words.good.name,
          times: left(star.good_times).map(({ start, end, choghadiya }) => ({
            key: start,
            text: words.named({ span: times.span(start, end), name: names.term(choghadiya) }),
          })),
          none: star.good_times.length === 0 ? words.good.none : words.good.noneLeft,
        }
      : null,
    avoid: hasTimes
      ? {
          name: isToday ? words.avoid.next : words.avoid.name,
          times: left(star.avoid_times).map(({ start, end, name }) => ({
            key: `${name} ${start}`,
            text: words.named({ span: times.span(start, end), name: words.avoided[name] }),
          })),
          none: words.avoid.noneLeft,
        }
      : null,
  };
}
