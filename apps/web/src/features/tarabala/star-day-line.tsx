import type { StarDayDocument } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { Cluster, Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useId, type ReactNode } from 'react';
import { QueryView } from '../../platform/data/query-view.tsx';
import { lineSize } from './line-size.ts';
import { StrengthBadge } from './strength-badge.tsx';
import { useRunningDay } from './use-running-day.ts';
import { useStarDay } from './use-star-day.ts';
import { starDayMessages } from '../../messages.generated/star-day.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** Today for the birth star of a visitor whose profile gives it, at a glance, and the way to the panchang. */
export function StarDayLine() {
  const words = useMessages(starDayMessages);
  const heading = useId();
  const query = useRunningDay();
  return (
    <QueryView query={query} words={words} blockSize={lineSize}>
      {(day) => (
        <Card as="section" aria-labelledby={heading}>
          <Stack gap="x3">
            <Cluster justify="between" gap="x3">
              <Heading level={2} size="h4" id={heading}>
                {day.today}
              </Heading>
              <Link href="/panchang">{words.toPanchang}</Link>
            </Cluster>
            <Facts day={day} />
          </Stack>
        </Card>
      )}
    </QueryView>
  );
}

function Facts({ day }: { day: StarDayDocument }) {
  const { strengths, times } = useStarDay(day);
  return (
    <Grid minItem="13rem" columns={4} gap="x3">
      {strengths.map(({ key, name, running, title }) => (
        <Fact key={key} name={name} badge={<StrengthBadge of={running} />} value={title} />
      ))}
      {times.map(({ key, name, lines, none }) => (
        <Fact key={key} name={name} value={lines[0]?.text ?? none} />
      ))}
    </Grid>
  );
}

function Fact({ name, badge, value }: { name: string; badge?: ReactNode; value: string }) {
  return (
    <Stack gap="x1">
      <Cluster gap="x2">
        <Text as="span" size="small" tone="muted">
          {name}
        </Text>
        {badge}
      </Cluster>
      <Text weight="strong">{value}</Text>
    </Stack>
  );
}
