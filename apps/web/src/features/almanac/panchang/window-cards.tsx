import type { Panchang } from '@jyoti/contract';
import { WindowCard } from '@jyoti/ui/limb-card';
import { TermTip } from '@jyoti/ui/term-tip';
import { spansOf, type WindowName } from './day-windows.ts';
import { useDayTimes } from './time-of-day.tsx';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface DayWindowsProps {
  title: string;
  text?: string;
  day: Panchang;
  names: readonly WindowName[];
  /** Windows that are listed even on a day without any. */
  always: readonly WindowName[];
}

/** Auspicious and inauspicious times of a day; a press on a name explains it. */
export function DayWindows({ title, text, day, names, always }: DayWindowsProps) {
  const words = useMessages(panchangMessages);
  const times = useDayTimes(day);
  const shown = names.filter((name) => always.includes(name) || spansOf(day, name).length > 0);
  if (shown.length === 0) return null;
  return (
    <WindowCard
      title={title}
      times={shown.map((name) => ({
        name: words.windows[name],
        shownAs: (
          <TermTip
            term={name}
            meaning={{ name: words.windows[name], text: words.windowMeanings[name] }}
          >
            {words.windows[name]}
          </TermTip>
        ),
        spans: spansOf(day, name).map((span) => ({
          text: times.span(span),
          current: times.runs(span),
        })),
      }))}
    >
      {text}
    </WindowCard>
  );
}
