import type { TimeRange } from '@jyoti/contract';
import { Table, type TableColumn } from '@jyoti/ui/table';
import { useDayTimes, type DayOfTimes } from '../time-of-day.tsx';
import { panchangMoreMessages } from '../../../../messages.generated/panchang-more.ts';
import { useMessages } from '../../../../platform/words/use-messages.ts';

interface SpansTableProps<Span> {
  caption: string;
  /** Hides the caption where a heading says the same. @default false */
  captionHidden?: boolean;
  /** Whether name and time fit on one line of a phone. @default false */
  isShort?: boolean;
  day: DayOfTimes;
  spans: readonly Span[];
  /** The column that names a span. */
  name: TableColumn<Span>;
  /** Columns after its time. */
  more?: readonly TableColumn<Span>[];
}

/** Spans of a day by name and time, the one that runs now marked. */
export function SpansTable<Span extends TimeRange>(props: SpansTableProps<Span>) {
  const { caption, captionHidden, isShort = false, day, spans, name, more = [] } = props;
  const words = useMessages(panchangMoreMessages);
  const times = useDayTimes(day);
  return (
    <Table
      caption={caption}
      captionHidden={captionHidden}
      rows={spans}
      rowKey={({ start }) => start}
      isCurrent={times.runs}
      columns={[
        name,
        { id: 'time', header: words.time, stacked: isShort ? 'end' : 'detail', cell: times.span },
        ...more,
      ]}
    />
  );
}
