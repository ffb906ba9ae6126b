import type { PanchangMore } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { Text } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { WindowCard } from '@jyoti/ui/limb-card';
import { TermTip } from '@jyoti/ui/term-tip';
import { useDayTimes, type DayOfTimes } from '../time-of-day.tsx';
import { SpansTable } from './spans-table.tsx';
import { panchangMoreMessages } from '../../../../messages.generated/panchang-more.ts';
import { useMessages } from '../../../../platform/words/use-messages.ts';
import { regionalByEnglishMessages } from '@jyoti/language/terms/regional-by-english';

/** The special yogas of a day; a press on one says what it is. */
export function SpecialYogas({
  day,
  yogas,
}: {
  day: DayOfTimes;
  yogas: PanchangMore['special_yogas'];
}) {
  const { special: words } = useMessages(panchangMoreMessages);
  const times = useDayTimes(day);
  const kinds = Map.groupBy(yogas, ({ yoga }) => yoga);
  if (kinds.size === 0) {
    return (
      <Part title={words.title} headingLevel={3} gap="x2">
        <Text tone="muted">{words.none}</Text>
      </Part>
    );
  }
  return (
    <WindowCard
      title={words.title}
      headingLevel={3}
      times={[...kinds].map(([yoga, spans]) => ({
        name: words.names[yoga],
        shownAs: (
          <TermTip term={yoga} meaning={{ name: words.names[yoga], text: words.meanings[yoga] }}>
            {words.names[yoga]}
          </TermTip>
        ),
        spans: spans.map((span) => ({ text: times.span(span), current: times.runs(span) })),
      }))}
    />
  );
}

/** The Anandadi yogas of a day, each good or avoided for a time. */
export function AnandadiYogas({
  day,
  yogas,
}: {
  day: DayOfTimes;
  yogas: PanchangMore['anandadi'];
}) {
  const { anandadi: words, name, good } = useMessages(panchangMoreMessages);
  const { anandadi: yogaNames } = useMessages(regionalByEnglishMessages);
  const times = useDayTimes(day);
  return (
    <Part title={words.title} headingLevel={3} intro={words.text}>
      <SpansTable
        caption={words.title}
        captionHidden
        day={day}
        spans={yogas}
        name={{ id: 'name', header: name, cell: (row) => yogaNames[row.name] ?? row.name }}
        more={[
          {
            id: 'quality',
            header: words.quality,
            stacked: 'end',
            cell: ({ avoided, end }) => {
              if (avoided === null) return <Badge tone="success">{good}</Badge>;
              const isWhole = avoided.end === end;
              return (
                <Badge tone="danger">
                  {isWhole ? words.avoidAll : words.avoidUntil({ until: times.until(avoided.end) })}
                </Badge>
              );
            },
          },
        ]}
      />
    </Part>
  );
}
