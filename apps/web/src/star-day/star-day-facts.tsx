import type { MoonStrengthName, PanchangMore, StarDay } from '@jyoti/contract';
import { Badge, type BadgeTone } from '@jyoti/ui/badge';
import { Cluster, Grid, Stack, Text } from '@jyoti/ui/layout';
import { TermTip } from '@jyoti/ui/term-tip';
import { timeWords, useMinute } from '@jyoti/ui/time-span';
import type { ReactNode } from 'react';
import { timeMessages } from '../words/kit-messages.ts';
import { useNames } from '../words/names.ts';
import { useLanguage } from '../words/use-language.ts';
import { runningOrFirst, upcoming } from './spans.ts';
import { useStarDayWords } from './words.ts';

const TONES: Record<MoonStrengthName, BadgeTone> = {
  good: 'success',
  middling: 'warning',
  bad: 'danger',
};

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

/** Tarabala, chandrabala, the next good times and the next times to avoid, each with one sentence or two times. */
export function StarDayFacts({ more, star }: { more: PanchangMore; star: StarDay }) {
  const words = useStarDayWords();
  const names = useNames();
  const language = useLanguage();
  const now = useMinute();
  const times = timeWords(timeMessages(language), {
    timeZone: more.settings.timezone,
    day: more.date,
    now,
  });
  const span = ({ start, end }: { start: string; end: string }) => times.span(start, end);
  const until = (end: string) => times.span(undefined, end);
  const strength = (of: MoonStrengthName) => <Badge tone={TONES[of]}>{words.strengths[of]}</Badge>;

  const tara = runningOrFirst(star.tarabala, now);
  const moon = runningOrFirst(star.chandrabala, now);
  const [first, last] = [star.chandrabala[0], star.chandrabala.at(-1)];
  const day = first && last && { start: first.start, end: last.end };
  const isToday = now !== null && day && Date.parse(day.start) <= now && now < Date.parse(day.end);
  const left = <One extends { start: string; end: string }>(all: readonly One[]) =>
    day ? upcoming(all, day, now) : all;
  const good = left(star.good_times);
  const avoid = left(star.avoid_times);
  const hasTimes = star.avoid_times.length > 0;
  const noGood = star.good_times.length === 0 ? words.good.none : words.good.noneLeft;

  return (
    <Grid minItem="16rem" columns={2} gap="x4">
      {tara && (
        <Fact {...words.tarabala} badge={strength(tara.strength)}>
          <Text weight="strong">{words.until(words.taras[tara.tara], until(tara.end))}</Text>
          <Text size="small" tone="muted">
            {tara.text}
          </Text>
        </Fact>
      )}
      {moon && (
        <Fact {...words.chandrabala} badge={strength(moon.strength)}>
          <Text weight="strong">
            {words.until(words.moonIn(names.sign(moon.sign)), until(moon.end))}
          </Text>
          <Text size="small" tone="muted">
            {moon.text}
          </Text>
        </Fact>
      )}
      {hasTimes ? (
        <>
          <Fact name={isToday ? words.good.next : words.good.name} tip={words.good.tip}>
            {good.length === 0 && <Text size="small">{noGood}</Text>}
            {good.slice(0, SHOWN).map((time) => (
              <Text key={time.start} weight="strong">
                {words.named(span(time), names.term(time.choghadiya))}
              </Text>
            ))}
          </Fact>
          <Fact name={isToday ? words.avoid.next : words.avoid.name} tip={words.avoid.tip}>
            {avoid.length === 0 && <Text size="small">{words.avoid.noneLeft}</Text>}
            {avoid.slice(0, SHOWN).map((time) => (
              <Text key={`${time.name} ${time.start}`} weight="strong">
                {words.named(span(time), words.avoided[time.name])}
              </Text>
            ))}
          </Fact>
        </>
      ) : (
        <Text size="small" tone="muted">
          {words.noSun}
        </Text>
      )}
    </Grid>
  );
}
