import type { PanchangMonthDocument } from '@jyoti/contract';
import { dayAndMonth } from '@jyoti/ui/dates';
import { Disclosure } from '@jyoti/ui/disclosure';
import { List, ListItem } from '@jyoti/ui/list';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface MonthFestivalsProps {
  month: PanchangMonthDocument;
  /** The chosen day, `YYYY-MM-DD`: what was before it is folded. */
  current: string;
  hrefOfDay: (day: string) => string;
  /** The festivals of the whole year. */
  yearHref: string;
}

/** Festivals, fasts and eclipses of a month by date, each with a description. */
export function MonthFestivals({ month, current, hrefOfDay, yearHref }: MonthFestivalsProps) {
  const { monthly: words } = useMessages(panchangMessages);
  const language = useLanguage();
  const items = month.days.flatMap(({ date, observances }) =>
    observances.map(({ id, title, detail }) => ({ id: `${id} ${date}`, date, title, detail })),
  );
  if (items.length === 0) return null;
  const listOf = (label: string, listed: typeof items) => (
    <List ordered variant="divided" aria-label={label}>
      {listed.map(({ id, date, title, detail }) => (
        <ListItem
          key={id}
          leading={<time dateTime={date}>{dayAndMonth(language, date, 'short')}</time>}
          detail={detail}
        >
          <Link href={hrefOfDay(date)}>{title}</Link>
        </ListItem>
      ))}
    </List>
  );
  const earlier = items.filter(({ date }) => date < current);
  const coming = items.filter(({ date }) => date >= current);
  return (
    <Stack gap="x3">
      <Heading level={3} size="h4">
        {words.festivals}
      </Heading>
      {earlier.length > 0 && (
        <Disclosure label={words.earlier}>{listOf(words.earlier, earlier)}</Disclosure>
      )}
      {coming.length > 0 && listOf(words.festivals, coming)}
      <Text>
        <Link href={yearHref}>{words.wholeYear({ year: String(month.year) })}</Link>
      </Text>
    </Stack>
  );
}
