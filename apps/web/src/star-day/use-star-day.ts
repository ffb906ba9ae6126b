import type { MoonStrengthName, PanchangMore, StarDay } from '@jyoti/contract';
import { timeWords, useMinute } from '@jyoti/ui/time-span';
import { timeMessages } from '../words/kit-messages.ts';
import { useNames } from '../words/names.ts';
import { useLanguage } from '../words/use-language.ts';
import { runningOrFirst, upcoming } from './spans.ts';
import { useStarDayWords } from './words.ts';

/** Tarabala or chandrabala: how it is now, and until when. */
export interface StarStrength {
  strength: MoonStrengthName;
  /** "Sampat, until 5:55 am, 22 Nov" */
  title: string;
  /** What it means, in one sentence. */
  text: string;
}

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

/** What a day means for a birth star at the present minute, in words. On another day all of it is listed. */
export function useStarDay(
  { settings, date }: Pick<PanchangMore, 'settings' | 'date'>,
  star: StarDay,
): StarDayWords {
  const words = useStarDayWords();
  const names = useNames();
  const language = useLanguage();
  const now = useMinute();
  const times = timeWords(timeMessages(language), { timeZone: settings.timezone, day: date, now });
  const until = (end: string) => times.span(undefined, end);

  const tara = runningOrFirst(star.tarabala, now);
  const moon = runningOrFirst(star.chandrabala, now);
  const [first, last] = [star.chandrabala[0], star.chandrabala.at(-1)];
  const day = first && last && { start: first.start, end: last.end };
  const isToday = now !== null && day && Date.parse(day.start) <= now && now < Date.parse(day.end);
  const left = <One extends { start: string; end: string }>(all: readonly One[]) =>
    day ? upcoming(all, day, now) : all;
  const hasTimes = star.avoid_times.length > 0;
  return {
    tara: tara
      ? {
          strength: tara.strength,
          title: words.until(words.taras[tara.tara], until(tara.end)),
          text: tara.text,
        }
      : null,
    moon: moon
      ? {
          strength: moon.strength,
          title: words.until(words.moonIn(names.sign(moon.sign)), until(moon.end)),
          text: moon.text,
        }
      : null,
    good: hasTimes
      ? {
          name: isToday ? words.good.next : words.good.name,
          times: left(star.good_times).map(({ start, end, choghadiya }) => ({
            key: start,
            text: words.named(times.span(start, end), names.term(choghadiya)),
          })),
          none: star.good_times.length === 0 ? words.good.none : words.good.noneLeft,
        }
      : null,
    avoid: hasTimes
      ? {
          name: isToday ? words.avoid.next : words.avoid.name,
          times: left(star.avoid_times).map(({ start, end, name }) => ({
            key: `${name} ${start}`,
            text: words.named(times.span(start, end), words.avoided[name]),
          })),
          none: words.avoid.noneLeft,
        }
      : null,
  };
}
