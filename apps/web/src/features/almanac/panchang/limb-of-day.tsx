import type { TimeRange } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { LimbCard } from '@jyoti/ui/limb-card';
import type { MetaItem } from '@jyoti/ui/meta-list';
import type { useDayTimes } from './time-of-day.tsx';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface LimbOfDayProps {
  title: string;
  /** The name of the current limb, with its number. */
  name: string;
  /** Words before the start and end, and after them. */
  facts: readonly MetaItem[];
  meaning: MetaItem;
  limb: TimeRange;
  /** All limbs of this kind that overlap the day; the others are listed where there is no scale. */
  all: readonly (TimeRange & { name: string })[];
  times: ReturnType<typeof useDayTimes>;
  /** Whether the scale of the day shows when each begins. */
  isOnScale: boolean;
}

/** One limb: facts about the current one, and the others of the day with start and end. */
export function LimbOfDay({
  title,
  name,
  facts,
  meaning,
  limb,
  all,
  times,
  isOnScale,
}: LimbOfDayProps) {
  const words = useMessages(panchangMessages);
  return (
    <LimbCard
      title={title}
      name={name}
      badge={times.runs(limb) && <Badge tone="brass">{words.detail.now}</Badge>}
      items={[
        ...facts,
        { label: words.facts.start, value: times.full(limb.start) },
        { label: words.facts.end, value: times.full(limb.end) },
        ...(meaning.value ? [meaning] : []),
      ]}
      spansLabel={words.detail.others}
      spans={(isOnScale ? [] : all)
        .filter(({ start }) => start !== limb.start)
        .map((span) => ({
          text: `${span.name}, ${times.span(span)}`,
          current: times.runs(span),
        }))}
    />
  );
}
