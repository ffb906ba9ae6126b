import type { MuhurtaResponse, MuhurtaDay } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { PlainList } from '@jyoti/ui/layout';
import { MetaList } from '@jyoti/ui/meta-list';
import { RecordCard } from '@jyoti/ui/record-card';
import { TermTip } from '@jyoti/ui/term-tip';
import { dayInWords } from '../../../platform/dates/dates.ts';
import { useNames } from '../../../platform/words/names.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { bestOf, bestTimes, verdictOf } from './group-days.ts';
import { QualityBadge } from './quality-badge.tsx';
import { tithiOf } from '../../almanac/tithi-of.ts';
import { WindowRow } from './window-row.tsx';
import { muhurtaResultMessages } from '../../../messages.generated/muhurta-result.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** How many times of a day are shown at once; the rest is behind a press. */
const SHOWN = 1;

interface DayCardProps {
  day: MuhurtaDay;
  response: MuhurtaResponse;
  place: string;
  /** Address of the day's panchang. */
  href: string;
}

/** A good day: its date, the lunar day and nakshatra of its best time, and its times with their reasons. */
export function DayCard({ day, response, place, href }: DayCardProps) {
  const words = useMessages(muhurtaResultMessages);
  const names = useNames();
  const language = useLanguage();
  const main = bestOf(day);
  const { best, others } = bestTimes(day, SHOWN);
  const rowsOf = (windows: MuhurtaDay['windows']) => (
    <PlainList gap="x4" divided>
      {windows.map((window) => (
        <WindowRow key={window.start} window={window} {...{ day, response, place }} />
      ))}
    </PlainList>
  );
  const term = (key: 'tithi' | 'nakshatra') => (
    <TermTip term={key} meaning={words.terms[key]}>
      {words[key]}
    </TermTip>
  );
  return (
    <RecordCard
      as="li"
      date={day.date}
      title={dayInWords(day.date, language)}
      href={href}
      status={<QualityBadge verdict={verdictOf(day)} />}
    >
      <MetaList
        density="compact"
        items={[
          { label: words.tithi, shownAs: term('tithi'), value: tithiOf(main, names) },
          {
            label: words.nakshatra,
            shownAs: term('nakshatra'),
            value: names.term(main.nakshatra.name),
          },
          ...(main.waived.length > 0
            ? [
                {
                  label: words.stricter,
                  value: main.waived.map((key) => response.reasons[key]?.title ?? '').join(', '),
                },
              ]
            : []),
        ]}
      />
      {rowsOf(best)}
      {others.length > 0 && (
        <Disclosure label={words.moreTimes({ count: others.length })} variant="quiet">
          {rowsOf(others)}
        </Disclosure>
      )}
    </RecordCard>
  );
}
