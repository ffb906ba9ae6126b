import type { StarDayDocument } from '@jyoti/contract';
import { Cluster, Grid, Stack, Text } from '@jyoti/ui/layout';
import { TermTip } from '@jyoti/ui/term-tip';
import type { ReactNode } from 'react';
import { StrengthBadge } from './strength-badge.tsx';
import { useStarDay, type StarStrength, type StarTimes } from './use-star-day.ts';

/** How many times are shown at once. */
const SHOWN = 2;

interface FactProps {
  name: string;
  tip: string;
  badge?: ReactNode;
  children: ReactNode;
}

function Fact({ name, tip, badge, children }: FactProps) {
  return (
    <Stack gap="x1">
      <Cluster gap="x2">
        <Text as="span" size="small" tone="muted">
          <TermTip term={name} meaning={{ name, text: tip }}>
            {name}
          </TermTip>
        </Text>
        {badge}
      </Cluster>
      {children}
    </Stack>
  );
}

function Strength({ of: { name, tip, running, title, later } }: { of: StarStrength }) {
  return (
    <Fact name={name} tip={tip} badge={<StrengthBadge of={running} />}>
      <Text weight="strong">{title}</Text>
      <Text size="small" tone="muted">
        {running.text}
      </Text>
      {later.map((span) => (
        <Cluster key={span.start} gap="x2">
          <Text as="span" size="small">
            {span.line}
          </Text>
          <StrengthBadge of={span} />
        </Cluster>
      ))}
    </Fact>
  );
}

function Times({ of: { name, tip, lines, none } }: { of: StarTimes }) {
  return (
    <Fact name={name} tip={tip}>
      {lines.length === 0 && <Text size="small">{none}</Text>}
      {lines.slice(0, SHOWN).map(({ key, text }) => (
        <Text key={key} weight="strong">
          {text}
        </Text>
      ))}
    </Fact>
  );
}

interface StarDayFactsProps {
  day: StarDayDocument;
  /** The instant that the page is calculated for, ISO 8601. */
  readAt: string;
}

/** Tarabala, chandrabala, the next good times and the next times to avoid, each with one sentence or two times. */
export function StarDayFacts({ day, readAt }: StarDayFactsProps) {
  const { strengths, times } = useStarDay(day, readAt);
  return (
    <Grid minItem="16rem" columns={2} gap="x4">
      {strengths.map((strength) => (
        <Strength key={strength.key} of={strength} />
      ))}
      {times.map((one) => (
        <Times key={one.key} of={one} />
      ))}
      {day.noTimes && (
        <Text size="small" tone="muted">
          {day.noTimes}
        </Text>
      )}
    </Grid>
  );
}
