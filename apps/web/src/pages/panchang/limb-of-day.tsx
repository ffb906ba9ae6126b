import type { TimeRange } from '@jyoti/contract';
import { LimbCard } from '@jyoti/ui/limb-card';
import type { MetaItem } from '@jyoti/ui/meta-list';
import type { useDayTimes } from './time-of-day.tsx';
import { usePanchangWords } from './words.ts';

interface LimbOfDayProps {
  title: string;
  /** What is said of the limb that runs at the time asked about; the last comes after its start and end. */
  facts: readonly MetaItem[];
  limb: TimeRange;
  /** All of its kind that touch the day. */
  all: readonly (TimeRange & { name: string })[];
  times: ReturnType<typeof useDayTimes>;
}

/** One limb: the facts of the one asked about, and all of the day from start to end. */
export function LimbOfDay({ title, facts, limb, all, times }: LimbOfDayProps) {
  const words = usePanchangWords();
  return (
    <LimbCard
      title={title}
      items={[
        ...facts.slice(0, -1),
        { label: words.facts.start, value: times.full(limb.start) },
        { label: words.facts.end, value: times.full(limb.end) },
        ...facts.slice(-1),
      ]}
      spansLabel={words.detail.all}
      spans={all.map((span) => ({
        text: `${span.name}, ${times.span(span)}`,
        current: times.isToday && times.runs(span),
      }))}
    />
  );
}
