import {
  calendarFile,
  type MuhurtaDay,
  type MuhurtaDocument,
  type MuhurtaWindow,
} from '@jyoti/contract';
import { CalendarButton } from '@jyoti/ui/calendar-button';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { TermTip } from '@jyoti/ui/term-tip';
import { TimeSpan, timeWords, timeSpanMessages } from '@jyoti/ui/time-span';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { QualityBadge } from './quality-badge.tsx';
import { frameMessages } from '../../../messages.generated/frame.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { muhurtaResultMessages } from '../../../messages.generated/muhurta-result.ts';

interface ReasonListProps {
  title: string;
  reasons: readonly string[];
}

function ReasonList({ title, reasons }: ReasonListProps) {
  if (reasons.length === 0) return null;
  return (
    <Stack gap="x2">
      <Text as="strong" size="small" weight="strong">
        {title}
      </Text>
      <ul>
        {reasons.map((text) => (
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
  report: MuhurtaDocument;
  place: string;
}

/** A good time: when, its verdict, what rises, why, and the button that puts it into a calendar. */
export function WindowRow({ window, day, report, place }: WindowRowProps) {
  const words = useMessages(muhurtaResultMessages);
  const language = useLanguage();
  const { siteName } = useMessages(frameMessages);
  const { timezone: timeZone } = report.settings;
  const { labels, purpose } = report;
  const { start, end, quality, rising, limbs } = window;
  const { latitude, longitude } = report.place;
  const inWords = timeWords(timeSpanMessages[language], language, { timeZone, day: day.date });
  const textsOf = (keys: readonly string[]) => keys.map((key) => report.reasons[key]?.text ?? '');
  const lists = (['for', 'against', 'waived'] as const).map((side) => ({
    title: labels[side],
    reasons: textsOf(window[side]),
  }));
  return (
    <Stack as="li" gap="x2">
      <Cluster justify="between" gap="x2">
        <Text as="strong" weight="strong">
          <TimeSpan start={start} end={end} timeZone={timeZone} day={day.date} />
        </Text>
        {day.grade === 'all' && <QualityBadge verdict={quality} labels={labels} />}
      </Cluster>
      <Cluster justify="between" gap="x2">
        <Text size="small" tone="muted">
          <TermTip term="lagna" meaning={words.terms.lagna}>
            {rising}
          </TermTip>
          {limbs.map((limb) => ` · ${limb}`)}
        </Text>
        <CalendarButton
          size="small"
          variant="quiet"
          fileName={`jyoti-muhurta-${day.date}.ics`}
          aria-label={words.calendar({ day: day.title, span: inWords.span(start, end) })}
          fileText={() =>
            calendarFile(siteName, [
              {
                uid: `${purpose}-${start}-${latitude},${longitude}@muhurta.jyoti`,
                title: labels.calendar,
                description: [labels.verdicts[day.verdict], ...textsOf(window.for)].join('\n'),
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
          {lists.map((list) => (
            <ReasonList key={list.title} {...list} />
          ))}
          {window.against.length + window.waived.length === 0 && (
            <Text size="small">{labels.nothing_against}</Text>
          )}
        </Stack>
      </Disclosure>
    </Stack>
  );
}
