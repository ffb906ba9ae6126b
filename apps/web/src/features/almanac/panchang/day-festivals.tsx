import type { FestivalOfDay, PanchangDocument } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Card } from '@jyoti/ui/card';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { List } from '@jyoti/ui/list';
import { DayEclipse } from './day-eclipse.tsx';
import { useDayTimes } from './use-day-times.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Number of lesser festivals shown; the rest is behind a button. */
const SHOWN = 2;

interface DayFestivalsProps {
  day: PanchangDocument;
  hrefOf: (day: string) => string;
}

/**
 * Observances of the day: eclipses, major festivals, then the others; on a day without any, the
 * next ones.
 */
export function DayFestivals({ day, hrefOf }: DayFestivalsProps) {
  const { festivals: words } = useMessages(panchangMessages);
  const times = useDayTimes(day);
  const { festivals, eclipses, next } = day;
  if (next) {
    return (
      <Text>
        {words.none} <Link href={hrefOf(next.date)}>{next.text}</Link>
      </Text>
    );
  }
  if (festivals.length === 0 && eclipses.length === 0) return null;
  const shown = festivals.filter(({ major }) => major).length + SHOWN;
  const listOf = (some: readonly FestivalOfDay[]) => (
    <List gap="x3">
      {some.map((festival) => (
        <Festival key={festival.id} festival={festival} times={times} />
      ))}
    </List>
  );
  const more = festivals.slice(shown);
  return (
    <Card as="section" aria-label={words.title}>
      <Stack gap="x3">
        {eclipses.map((eclipse) => (
          <DayEclipse key={eclipse.kind} eclipse={eclipse} times={times} />
        ))}
        {listOf(festivals.slice(0, shown))}
        {more.length > 0 && (
          <Disclosure label={words.more({ count: more.length })} variant="quiet">
            {listOf(more)}
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}

/** One festival or fast: name, tradition, description, time. */
function Festival({
  festival: { title, region, major, about, times: hours },
  times,
}: {
  festival: FestivalOfDay;
  times: ReturnType<typeof useDayTimes>;
}) {
  return (
    <Stack as="li" gap="x1">
      <Heading level={2} size="h4">
        {title} {region && <Badge>{region}</Badge>}
      </Heading>
      <Text size={major ? 'body' : 'small'} tone="muted">
        {about}
      </Text>
      {hours.length > 0 && (
        <Text size="small" weight="strong">
          {times.text(hours.join(' '))}
        </Text>
      )}
    </Stack>
  );
}
