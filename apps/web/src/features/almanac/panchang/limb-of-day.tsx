import type { DocumentLimb } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { LimbCard } from '@jyoti/ui/recipes/limb-card';
import type { useDayTimes } from './use-day-times.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface LimbOfDayProps {
  limb: DocumentLimb;
  times: ReturnType<typeof useDayTimes>;
  /** Whether the scale of the day shows when each begins. */
  isOnScale: boolean;
}

/** One limb: facts about the current one, and the others of the day where there is no scale. */
export function LimbOfDay({ limb, times, isOnScale }: LimbOfDayProps) {
  const { detail } = useMessages(panchangMessages);
  const { title, numbered, facts, bounds, meaning, all } = limb;
  const others = isOnScale ? [] : all.filter(({ start }) => start !== limb.start);
  return (
    <LimbCard
      title={times.text(title)}
      name={numbered}
      badge={times.runs(limb) && <Badge tone="brass">{detail.now}</Badge>}
      items={[...facts, ...bounds, meaning]}
      spansLabel={detail.others}
      spans={others.map((span) => ({
        text: `${span.name}, ${times.span(span)}`,
        current: times.runs(span),
      }))}
    />
  );
}
