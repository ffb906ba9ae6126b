import type { PanchangMore, StarDay } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { Cluster, Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useId, type ReactNode } from 'react';
import { QueryView } from '../../platform/data/query-view.tsx';
import { useNames } from '../../platform/words/names.ts';
import { lineSize } from './line-size.ts';
import { StrengthBadge } from './strength-badge.tsx';
import { useRunningDay } from './use-running-day.ts';
import { useStarDay } from './use-star-day.ts';
import { starDayMessages } from '../../messages.generated/star-day.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** Today for the birth star of a visitor whose profile gives it, at a glance, and the way to the panchang. */
export function StarDayLine() {
  const words = useMessages(starDayMessages);
  const names = useNames();
  const heading = useId();
  const query = useRunningDay();
  return (
    <QueryView query={query} words={words} blockSize={lineSize}>
      {({ more, birth }) =>
        more.star &&
        birth && (
          <Card as="section" aria-labelledby={heading}>
            <Stack gap="x3">
              <Cluster justify="between" gap="x3">
                <Heading level={2} size="h4" id={heading}>
                  {words.today({ star: names.term(birth.starName) })}
                </Heading>
                <Link href="/panchang">{words.toPanchang}</Link>
              </Cluster>
              <Facts more={more} star={more.star} />
            </Stack>
          </Card>
        )
      }
    </QueryView>
  );
}

function Facts({ more, star }: { more: PanchangMore; star: StarDay }) {
  const words = useMessages(starDayMessages);
  const { tara, moon, good, avoid } = useStarDay(more, star);
  return (
    <Grid minItem="13rem" columns={4} gap="x3">
      {tara && (
        <Fact
          name={words.tarabala.name}
          badge={<StrengthBadge strength={tara.strength} />}
          value={tara.title}
        />
      )}
      {moon && (
        <Fact
          name={words.chandrabala.name}
          badge={<StrengthBadge strength={moon.strength} />}
          value={moon.title}
        />
      )}
      {[good, avoid].map(
        (times) =>
          times && (
            <Fact key={times.name} name={times.name} value={times.times[0]?.text ?? times.none} />
          ),
      )}
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
