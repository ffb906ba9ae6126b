import type { Panchang } from '@jyoti/contract';
import { WindowCard } from '@jyoti/ui/limb-card';
import { spansOf, type WindowName } from './day-windows.ts';
import { useDayTimes } from './time-of-day.tsx';
import { usePanchangWords } from './words.ts';

interface DayWindowsProps {
  title: string;
  text?: string;
  day: Panchang;
  names: readonly WindowName[];
  /** Those that are named even on a day that has none of them. */
  always: readonly WindowName[];
}

/** Marked times of a day by name. */
export function DayWindows({ title, text, day, names, always }: DayWindowsProps) {
  const words = usePanchangWords();
  const times = useDayTimes(day.date, day.settings.timezone);
  const shown = names.filter((name) => always.includes(name) || spansOf(day, name).length > 0);
  if (shown.length === 0) return null;
  return (
    <WindowCard
      title={title}
      times={shown.map((name) => ({
        name: words.windows[name],
        spans: spansOf(day, name).map((span) => ({
          text: times.span(span),
          current: times.isToday && times.runs(span),
        })),
      }))}
    >
      {text}
    </WindowCard>
  );
}
