import { Badge } from '@jyoti/ui/badge';
import { Cluster } from '@jyoti/ui/layout';
import type { ReactNode } from 'react';
import { useReportWords } from '../words.ts';

/** Whether a period contains an instant, both ISO 8601 in UTC. */
export const isRunning = ({ start, end }: { start: string; end: string }, now: string): boolean =>
  Date.parse(start) <= Date.parse(now) && Date.parse(now) < Date.parse(end);

/** What a period is called, and that it runs now, if it does. */
export function RunningName({
  period,
  now,
  children,
}: {
  period: { start: string; end: string };
  now: string;
  children: ReactNode;
}) {
  const words = useReportWords();
  return (
    <Cluster as="span" gap="x2">
      {children}
      {isRunning(period, now) && <Badge tone="brass">{words.running}</Badge>}
    </Cluster>
  );
}
