import type { MuhurtaDay, MuhurtaDocument, MuhurtaWindow } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { List } from '@jyoti/ui/list';
import { DescriptionList } from '@jyoti/ui/description-list';
import { RecordCard } from '@jyoti/ui/recipes/record-card';
import { TermTip } from '@jyoti/ui/term-tip';
import { QualityBadge } from './quality-badge.tsx';
import { WindowRow } from './window-row.tsx';
import { muhurtaResultMessages } from '../../../messages.generated/muhurta-result.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface DayCardProps {
  day: MuhurtaDay;
  report: MuhurtaDocument;
  place: string;
  /** Address of the day's panchang. */
  href: string;
}

/** A good day: its date, the lunar day and nakshatra of its best time, and its times with their reasons. */
export function DayCard({ day, report, place, href }: DayCardProps) {
  const words = useMessages(muhurtaResultMessages);
  const { labels } = report;
  const { date, title, verdict, windows, stricter } = day;
  const rowsOf = (times: readonly MuhurtaWindow[]) => (
    <List variant="divided" gap="x4">
      {times.map((window) => (
        <WindowRow key={window.start} window={window} {...{ day, report, place }} />
      ))}
    </List>
  );
  const limb = (key: 'tithi' | 'nakshatra') => ({
    label: (
      <TermTip term={key} meaning={words.terms[key]}>
        {labels[key]}
      </TermTip>
    ),
    value: day[key],
  });
  // The others are behind a press.
  const others = windows.filter((_, at) => at !== day.best);
  return (
    <RecordCard
      as="li"
      date={date}
      title={title}
      href={href}
      status={<QualityBadge verdict={verdict} labels={labels} />}
    >
      <DescriptionList
        layout="inline"
        items={[
          limb('tithi'),
          limb('nakshatra'),
          ...(stricter ? [{ label: labels.waived, value: stricter }] : []),
        ]}
      />
      {rowsOf([windows[day.best]!])}
      {others.length > 0 && (
        <Disclosure label={words.moreTimes({ count: others.length })} variant="quiet">
          {rowsOf(others)}
        </Disclosure>
      )}
    </RecordCard>
  );
}
