import type { PanchangMore, StarDay } from '@jyoti/contract';
import { Cluster, Grid, Stack, Text } from '@jyoti/ui/layout';
import { TermTip } from '@jyoti/ui/term-tip';
import type { ReactNode } from 'react';
import { StrengthBadge } from './strength-badge.tsx';
import { useStarDay, type StarStrength, type StarTimes } from './use-star-day.ts';
import { starDayMessages } from '../../messages.generated/star-day.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

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

function Strength({ of, ...named }: { of: StarStrength; name: string; tip: string }) {
  return (
    <Fact {...named} badge={<StrengthBadge strength={of.strength} />}>
      <Text weight="strong">{of.title}</Text>
      <Text size="small" tone="muted">
        {of.text}
      </Text>
      {of.later.map(({ key, strength, text }) => (
        <Cluster key={key} gap="x2">
          <Text as="span" size="small">
            {text}
          </Text>
          <StrengthBadge strength={strength} />
        </Cluster>
      ))}
    </Fact>
  );
}

function Times({ of: { name, times, none }, tip }: { of: StarTimes; tip: string }) {
  return (
    <Fact name={name} tip={tip}>
      {times.length === 0 && <Text size="small">{none}</Text>}
      {times.slice(0, SHOWN).map(({ key, text }) => (
        <Text key={key} weight="strong">
          {text}
        </Text>
      ))}
    </Fact>
  );
}

interface StarDayFactsProps {
  more: PanchangMore;
  star: StarDay;
  /** The instant that the page is calculated for, ISO 8601. */
  readAt: string;
}

/** Tarabala, chandrabala, the next good times and the next times to avoid, each with one sentence or two times. */
export function StarDayFacts({ more, star, readAt }: StarDayFactsProps) {
  const words = useMessages(starDayMessages);
  const { tara, moon, good, avoid } = useStarDay(more, star, readAt);
  return (
    <Grid minItem="16rem" columns={2} gap="x4">
      {tara && <Strength of={tara} {...words.tarabala} />}
      {moon && <Strength of={moon} {...words.chandrabala} />}
      {good && avoid ? (
        <>
          <Times of={good} tip={words.good.tip} />
          <Times of={avoid} tip={words.avoid.tip} />
        </>
      ) : (
        <Text size="small" tone="muted">
          {words.noSun}
        </Text>
      )}
    </Grid>
  );
}
