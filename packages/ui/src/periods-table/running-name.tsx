import type { ReactNode, Ref } from 'react';
import { Badge } from '../badge/index.ts';
import { useStrings } from '../i18n/index.ts';
import { Cluster, type ClusterProps } from '../layout/index.ts';
import { runsAt } from '../shared/time/runs-at.ts';
import { useNow } from '../shared/time/use-now.ts';
import type { PeriodSpan } from './is-running.ts';
import { periodsTableStrings } from '../messages.generated/en/components/PeriodsTable.ts';

export interface RunningNameProps extends Omit<ClusterProps, 'as'> {
  /** When it begins and ends: the badge is shown in between. */
  period: PeriodSpan;
  /** The current instant, ISO 8601. @default the visitor's clock, read once a minute, after the first frame */
  now?: string;
  /** The name of the period. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The name of a period, with a badge while the period is running. */
export function RunningName({ period, now, children, ...rest }: RunningNameProps) {
  const strings = useStrings(periodsTableStrings);
  const instant = useNow(now, 'RunningName');
  return (
    <Cluster gap="x2" {...rest} as="span">
      {children}
      {runsAt(instant, period) && <Badge tone="brass">{strings.running}</Badge>}
    </Cluster>
  );
}
