import type { Panchang } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { useId } from 'react';
import { spansOf, type WindowName } from './day-windows.ts';
import * as styles from './panchang.css.ts';
import { useDayTimes } from './time-of-day.tsx';
import { usePanchangWords } from './words.ts';

interface WindowListProps {
  title: string;
  text?: string;
  day: Panchang;
  names: readonly WindowName[];
  /** Those that are named where the day has none of them too. */
  always: readonly WindowName[];
}

/** Marked times of a day by name. */
export function WindowList({ title, text, day, names, always }: WindowListProps) {
  const words = usePanchangWords();
  const heading = useId();
  const times = useDayTimes(day.date, day.settings.timezone);
  const shown = names.filter((name) => always.includes(name) || spansOf(day, name).length > 0);
  if (shown.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="x4">
        <Heading level={3} size="h4" id={heading}>
          {title}
        </Heading>
        <dl className={styles.windows}>
          {shown.map((name) => {
            const spans = spansOf(day, name);
            return (
              <div key={name} className={styles.window}>
                <dt>{words.windows[name]}</dt>
                {spans.length === 0 && <dd className={styles.windowTimes}>{words.facts.none}</dd>}
                {spans.map((span) => (
                  <dd
                    key={span.start}
                    className={styles.windowTimes}
                    aria-current={times.isToday && times.runs(span) ? 'time' : undefined}
                  >
                    {times.span(span)}
                  </dd>
                ))}
              </div>
            );
          })}
        </dl>
        {text && (
          <Text size="small" tone="muted">
            {text}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
