import type { Horoscope, MonthTransit } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { EventList } from '@jyoti/ui/event-list';
import { useLanguage } from '@jyoti/ui/i18n';
import { Heading, Stack } from '@jyoti/ui/layout';
import { eventInWords } from './because-words.ts';
import { dayOfInstant, monthInWords, todayIn } from '../../reading/dates.ts';
import { useHoroscopeWords } from './words.ts';

/** The four transits of the month that matter most, and all of them behind a button. */
export function MonthTransits({ horoscope }: { horoscope: Horoscope }) {
  const words = useHoroscopeWords();
  const language = useLanguage();
  const { month, settings } = horoscope;
  const today = todayIn(settings.timezone);
  const isThisMonth = month.from <= today && today <= month.to;
  const title = isThisMonth
    ? words.month.title
    : words.month.titleOf(monthInWords(month.from, language));
  const all = words.month.all(month.transits.length);
  return (
    <Stack as="section" gap="x3" aria-labelledby="horoscope-month">
      <Heading level={2} id="horoscope-month">
        {title}
      </Heading>
      <Transits
        label={title}
        transits={month.transits.filter(({ important }) => important)}
        timeZone={settings.timezone}
      />
      <Disclosure label={all}>
        <Transits label={all} transits={month.transits} timeZone={settings.timezone} />
      </Disclosure>
    </Stack>
  );
}

interface TransitsProps {
  label: string;
  transits: readonly MonthTransit[];
  timeZone: string;
}

/** Dates and what happens on them. */
function Transits({ label, transits, timeZone }: TransitsProps) {
  const words = useHoroscopeWords();
  const language = useLanguage();
  return (
    <EventList
      label={label}
      items={transits.map((transit) => ({
        id: `${transit.at} ${transit.kind} ${transit.body}`,
        at: transit.at,
        when: dayOfInstant(transit.at, timeZone, language),
        title: eventInWords(transit, words),
        ...(transit.house !== null && {
          detail: words.month.house(words.ordinals[transit.house - 1] ?? ''),
        }),
      }))}
    />
  );
}
