import { WindowCard } from '@jyoti/ui/recipes/limb-card';
import type { KitTables } from '@jyoti/ui/report-view';
import { TermTip } from '@jyoti/ui/term-tip';
import { useRuns } from './use-day-times.ts';

/** Times of a day by name; a press on a name explains it. */
export function DayWindows({
  title,
  headingLevel,
  text,
  times,
}: Omit<KitTables['dayWindows'], 'columns'>) {
  const runs = useRuns();
  if (times.length === 0) return null;
  return (
    <WindowCard
      title={title}
      headingLevel={headingLevel}
      times={times.map(({ id, name, meaning, spans }) => ({
        name,
        shownAs: meaning && (
          <TermTip term={id} meaning={{ name, text: meaning }}>
            {name}
          </TermTip>
        ),
        spans: spans.map((span) => ({ text: span.text, current: runs(span) })),
      }))}
    >
      {text}
    </WindowCard>
  );
}
