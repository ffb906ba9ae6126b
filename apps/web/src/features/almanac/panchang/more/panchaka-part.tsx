import type { PanchangMore } from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { useDayTimes, type DayOfTimes } from '../time-of-day.tsx';
import { SpansTable } from './spans-table.tsx';
import { panchangMoreMessages } from '../../../../messages.generated/panchang-more.ts';
import { useMessages } from '../../../../platform/words/use-messages.ts';

interface PanchakaPartProps {
  day: DayOfTimes;
  panchakas: PanchangMore['panchakas'];
  ofMoon: PanchangMore['moon_panchaka'];
}

/** The five panchakas of a day, and that of the Moon. */
export function PanchakaPart({ day, panchakas, ofMoon }: PanchakaPartProps) {
  const { panchaka: words, meaning } = useMessages(panchangMoreMessages);
  const times = useDayTimes(day);
  return (
    <Part title={words.title} headingLevel={3} intro={words.text}>
      {ofMoon && (
        <Text>
          {words.moon({ from: times.at(ofMoon.start) ?? '', to: times.at(ofMoon.end) ?? '' })}{' '}
          {ofMoon.kind === null
            ? words.moonHarmless
            : words.moonOf({ kind: words.names[ofMoon.kind] })}
        </Text>
      )}
      {panchakas.length > 0 && (
        <SpansTable
          caption={words.title}
          captionHidden
          isShort
          day={day}
          spans={panchakas}
          name={{
            id: 'kind',
            header: words.kind,
            cell: ({ kind }) => (kind === null ? words.free : words.names[kind]),
          }}
          more={[
            {
              id: 'meaning',
              header: meaning,
              stacked: 'note',
              cell: ({ kind }) => (kind === null ? '' : words.meanings[kind]),
            },
          ]}
        />
      )}
    </Part>
  );
}
