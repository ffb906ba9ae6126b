import type { FestivalRow, Panchang, PanchangMonthDay } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Card } from '@jyoti/ui/card';
import { dayAndMonth, weekdayName } from '@jyoti/ui/dates';
import { Heading, PlainList, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { hoursOfFestival } from '../hours-of-festival.ts';
import { DayEclipse } from './day-eclipse.tsx';
import { useDayTimes } from './time-of-day.tsx';
import type { DayAndMonth } from './use-panchang.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { formatList } from '@jyoti/language';
import { almanacDaysMessages } from '../../../messages.generated/almanac-days.ts';

/** Number of lesser festivals shown; the rest is behind a button. */
const SHOWN = 2;

/**
 * Observances of the day: eclipses, major festivals, then the others; on a day without any, the
 * next ones.
 */
export function DayFestivals({
  found: { day, month },
  hrefOf,
}: {
  found: DayAndMonth;
  hrefOf: (day: string) => string;
}) {
  const { festivals: words } = useMessages(panchangMessages);
  const great = day.festivals.filter(({ rank }) => rank === 'major');
  const others = day.festivals.filter(({ rank }) => rank !== 'major');
  if (day.festivals.length === 0 && day.eclipses.length === 0) {
    return <NextFestival after={day.date} days={month.days} hrefOf={hrefOf} />;
  }
  const more = others.slice(SHOWN);
  return (
    <Card as="section" aria-label={words.title}>
      <Stack gap="x3">
        {day.eclipses.map((eclipse) => (
          <DayEclipse key={eclipse.kind} eclipse={eclipse} day={day} />
        ))}
        <PlainList gap="x3">
          {[...great, ...others.slice(0, SHOWN)].map((festival) => (
            <Festival key={festival.id} festival={festival} day={day} />
          ))}
        </PlainList>
        {more.length > 0 && (
          <Disclosure label={words.more({ count: more.length })} variant="quiet">
            <PlainList gap="x3">
              {more.map((festival) => (
                <Festival key={festival.id} festival={festival} day={day} />
              ))}
            </PlainList>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}

/** One festival or fast: name, tradition, description, time. */
function Festival({ festival, day }: { festival: FestivalRow; day: Panchang }) {
  const { enters } = useMessages(almanacDaysMessages).festival;
  const times = useDayTimes(day);
  const language = useLanguage();
  const { title, about, region, region_name: regionName, rank } = festival;
  const isEntry = festival.start === festival.end;
  const hours = [
    ...(isEntry ? [enters({ when: times.at(festival.start) ?? '' })] : []),
    ...hoursOfFestival(festival, times.fromTo, language),
  ];
  return (
    <Stack as="li" gap="x1">
      <Heading level={2} size="h4">
        {title} {region !== 'india' && <Badge>{regionName}</Badge>}
      </Heading>
      <Text size={rank === 'major' ? 'body' : 'small'} tone="muted">
        {about}
      </Text>
      {hours.length > 0 && (
        <Text size="small" weight="strong">
          {hours.join(' ')}
        </Text>
      )}
    </Stack>
  );
}

interface NextFestivalProps {
  after: string;
  days: readonly PanchangMonthDay[];
  hrefOf: (day: string) => string;
}

/** The next festivals of the month, if the day has none. */
function NextFestival({ after, days, hrefOf }: NextFestivalProps) {
  const { festivals: words } = useMessages(panchangMessages);
  const language = useLanguage();
  const next = days.find(({ date, festivals }) => date > after && festivals.length > 0);
  if (!next) return null;
  const names = next.festivals.slice(0, 2).map(({ title }) => title);
  return (
    <Text>
      {words.none}{' '}
      <Link href={hrefOf(next.date)}>
        {words.next({
          names: formatList(names, language),
          weekday: weekdayName(language, next.date),
          day: dayAndMonth(language, next.date),
        })}
      </Link>
    </Text>
  );
}
