import type { Horoscope, MonthTransit } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { EventList } from '@jyoti/ui/event-list';
import { Part } from '@jyoti/ui/part';
import { dayOfInstant } from '@jyoti/ui/time-span';
import { eventInWords, ordinalOf } from './because-words.ts';
import { monthInWords, todayIn } from '../../../platform/dates/dates.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import {
  horoscopeMessages,
  type HoroscopeMessages,
} from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { useNames } from '../../../platform/words/names.ts';

/** The four most important transits of the month, and all of them behind a button. */
export function MonthTransits({ horoscope }: { horoscope: Horoscope }) {
  const words = useMessages(horoscopeMessages);
  const language = useLanguage();
  const { month, settings } = horoscope;
  const today = todayIn(settings.timezone);
  const isThisMonth = month.from <= today && today <= month.to;
  const title = isThisMonth
    ? words.month.title
    : words.month.titleOf({ month: monthInWords(month.from, language) });
  const all = words.month.all({ count: month.transits.length });
  return (
    <Part title={title} size="h2" gap="x3">
      <Transits
        label={title}
        transits={month.transits.filter(({ important }) => important)}
        timeZone={settings.timezone}
        isThisMonth={isThisMonth}
      />
      <Disclosure label={all}>
        <Transits
          label={all}
          transits={month.transits}
          timeZone={settings.timezone}
          isThisMonth={isThisMonth}
        />
      </Disclosure>
    </Part>
  );
}

interface TransitsProps {
  label: string;
  transits: readonly MonthTransit[];
  timeZone: string;
  /** In another month nothing is marked as past. */
  isThisMonth: boolean;
}

/** The house it happens in, and whether it is past. */
function detailOf({ house, past }: MonthTransit, isThisMonth: boolean, words: HoroscopeMessages) {
  const { month } = words;
  const isPast = isThisMonth && past;
  if (house === null) return isPast ? month.past : undefined;
  const ordinal = ordinalOf(house, words);
  return isPast ? month.pastHouse({ ordinal }) : month.house({ ordinal });
}

/** Dates and their events. */
function Transits({ label, transits, timeZone, isThisMonth }: TransitsProps) {
  const words = useMessages(horoscopeMessages);
  const names = useNames();
  const language = useLanguage();
  return (
    <EventList
      label={label}
      items={transits.map((transit) => ({
        id: `${transit.at} ${transit.kind} ${transit.body}`,
        at: transit.at,
        when: dayOfInstant(transit.at, timeZone, language),
        title: eventInWords(transit, words, names),
        detail: detailOf(transit, isThisMonth, words),
      }))}
    />
  );
}
