import type { Horoscope, MonthTransit } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { useLanguage } from '@jyoti/ui/i18n';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { eventInWords } from './because-words.ts';
import { dayOfInstant, monthInWords, todayIn } from '../../reading/dates.ts';
import * as styles from './horoscope.css.ts';
import { useHoroscopeWords } from './words.ts';

/** The four transits of the month that matter most, and all of them behind a button. */
export function MonthTransits({ horoscope }: { horoscope: Horoscope }) {
  const words = useHoroscopeWords();
  const language = useLanguage();
  const { month, settings } = horoscope;
  const today = todayIn(settings.timezone);
  const isThisMonth = month.from <= today && today <= month.to;
  return (
    <section aria-labelledby="horoscope-month" className={styles.part}>
      <Stack gap="x3">
        <Heading level={2} id="horoscope-month">
          {isThisMonth
            ? words.month.title
            : words.month.titleOf(monthInWords(month.from, language))}
        </Heading>
        <Transits
          transits={month.transits.filter(({ important }) => important)}
          timezone={settings.timezone}
        />
        <Disclosure label={words.month.all(month.transits.length)}>
          <Transits transits={month.transits} timezone={settings.timezone} />
        </Disclosure>
      </Stack>
    </section>
  );
}

interface TransitsProps {
  transits: readonly MonthTransit[];
  timezone: string;
}

/** Dates and what happens on them. */
function Transits({ transits, timezone }: TransitsProps) {
  const words = useHoroscopeWords();
  const language = useLanguage();
  return (
    <ol className={styles.transits}>
      {transits.map((transit) => (
        <li key={`${transit.at} ${transit.kind} ${transit.body}`} className={styles.transit}>
          <time dateTime={transit.at} className={styles.transitDay}>
            {dayOfInstant(transit.at, timezone, language)}
          </time>
          <span>
            {eventInWords(transit, words)}
            {transit.house !== null && (
              <Text as="span" size="small" tone="muted" className={styles.transitHouse}>
                {words.month.house(words.ordinals[transit.house - 1] ?? '')}
              </Text>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
