import type { TimeRange } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { Heading, Stack } from '@jyoti/ui/layout';
import { MetaList, type MetaItem } from '@jyoti/ui/meta-list';
import { useId } from 'react';
import * as styles from './panchang.css.ts';
import type { useDayTimes } from './time-of-day.tsx';
import { usePanchangWords } from './words.ts';

interface LimbBlockProps {
  title: string;
  /** What is said of the limb that runs at the time asked about. */
  facts: readonly MetaItem[];
  limb: TimeRange;
  /** All of its kind that touch the day. */
  all: readonly (TimeRange & { name: string })[];
  times: ReturnType<typeof useDayTimes>;
}

/** One limb: the facts of the one asked about, and all of the day from start to end. */
export function LimbBlock({ title, facts, limb, all, times }: LimbBlockProps) {
  const words = usePanchangWords();
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="x4">
        <Heading level={3} size="h4" id={heading}>
          {title}
        </Heading>
        <MetaList
          items={[
            ...facts.slice(0, -1),
            { label: words.facts.start, value: times.full(limb.start) },
            { label: words.facts.end, value: times.full(limb.end) },
            ...facts.slice(-1),
          ]}
        />
        <ul className={styles.spans} aria-label={words.detail.all}>
          {all.map((span) => (
            <li
              key={span.start}
              className={times.isToday && times.runs(span) ? styles.running : undefined}
              aria-current={times.isToday && times.runs(span) ? 'time' : undefined}
            >
              {span.name}, {times.span(span)}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
