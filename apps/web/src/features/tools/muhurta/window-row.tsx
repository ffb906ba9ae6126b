import {
  calendarFile,
  type MuhurtaDay,
  type MuhurtaReason,
  type MuhurtaResponse,
  type MuhurtaWindow,
} from '@jyoti/contract';
import { CalendarButton } from '@jyoti/ui/calendar-button';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { TermTip } from '@jyoti/ui/term-tip';
import { TimeSpan, timeWords, timeSpanMessages } from '@jyoti/ui/time-span';
import { dayInWords } from '../../../platform/dates/dates.ts';
import { useNames } from '../../../platform/words/names.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { bestOf, verdictOf } from './group-days.ts';
import { QualityBadge } from './quality-badge.tsx';
import { tithiOf } from '../../almanac/tithi-of.ts';
import { frameMessages } from '../../../messages.generated/frame.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { muhurtaResultMessages } from '../../../messages.generated/muhurta-result.ts';

interface ReasonListProps {
  title: string;
  reasons: readonly MuhurtaReason[];
}

function ReasonList({ title, reasons }: ReasonListProps) {
  if (reasons.length === 0) return null;
  return (
    <Stack gap="x2">
      <Text as="strong" size="small" weight="strong">
        {title}
      </Text>
      <ul>
        {reasons.map(({ text }) => (
          <li key={text}>
            <Text as="span" size="small">
              {text}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface WindowRowProps {
  window: MuhurtaWindow;
  day: MuhurtaDay;
  response: MuhurtaResponse;
  place: string;
}

/** A good time: when, its verdict, what rises, why, and the button that puts it into a calendar. */
export function WindowRow({ window, day, response, place }: WindowRowProps) {
  const words = useMessages(muhurtaResultMessages);
  const names = useNames();
  const language = useLanguage();
  const { siteName } = useMessages(frameMessages);
  const { timezone: timeZone } = response.settings;
  const { start, end, ascendant, quality } = window;
  const inWords = timeWords(timeSpanMessages[language], language, { timeZone, day: day.date });
  const reasonsOf = (keys: readonly string[]) => keys.flatMap((key) => response.reasons[key] ?? []);
  const [inFavour, against, waived] = [window.for, window.against, window.waived].map((keys) =>
    reasonsOf(keys),
  ) as [MuhurtaReason[], MuhurtaReason[], MuhurtaReason[]];
  // The card names the limbs of its best time; a time says what differs.
  const limbsOf = (one: MuhurtaWindow) => [tithiOf(one, names), names.term(one.nakshatra.name)];
  const ofCard = limbsOf(bestOf(day));
  const otherLimbs = limbsOf(window).filter((limb) => !ofCard.includes(limb));
  return (
    <Stack as="li" gap="x2">
      <Cluster justify="between" gap="x2">
        <Text as="strong" weight="strong">
          <TimeSpan start={start} end={end} timeZone={timeZone} day={day.date} />
        </Text>
        {day.grade === 'all' && <QualityBadge verdict={quality} />}
      </Cluster>
      <Cluster justify="between" gap="x2">
        <Text size="small" tone="muted">
          <TermTip term="lagna" meaning={words.terms.lagna}>
            {words.rising({ sign: names.sign(ascendant) })}
          </TermTip>
          {otherLimbs.map((limb) => ` · ${limb}`)}
        </Text>
        <CalendarButton
          size="small"
          variant="quiet"
          fileName={`jyoti-muhurta-${day.date}.ics`}
          aria-label={words.calendar.of({
            day: dayInWords(day.date, language),
            span: inWords.span(start, end),
          })}
          fileText={() =>
            calendarFile(siteName, [
              {
                uid: `${response.purpose}-${start}-${response.place.latitude},${response.place.longitude}@muhurta.jyoti`,
                title: words.calendar.titles[response.purpose],
                description: [
                  words.qualities[verdictOf(day)],
                  ...inFavour.map(({ text }) => text),
                ].join('\n'),
                location: place,
                when: { start, end },
                alarms: [60],
              },
            ])
          }
        />
      </Cluster>
      <Disclosure label={words.why} variant="quiet">
        <Stack gap="x3">
          <ReasonList title={words.inFavour} reasons={inFavour} />
          <ReasonList title={words.against} reasons={against} />
          <ReasonList title={words.stricter} reasons={waived} />
          {against.length + waived.length === 0 && <Text size="small">{words.nothingAgainst}</Text>}
        </Stack>
      </Disclosure>
    </Stack>
  );
}
