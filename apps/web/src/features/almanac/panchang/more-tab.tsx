import type { PanchangMoreDocument } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Stack } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { ReportView } from '@jyoti/ui/report-view';
import { QueryView } from '../../../platform/data/query-view.tsx';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import type { TabProps } from './tab-props.ts';
import { useDayTimes } from './use-day-times.ts';
import { useMore } from './use-panchang.ts';
import { DayWindows } from './window-cards.tsx';

/** The date in regional calendars, and timings of a day that not everybody asks for. */
export function MoreTab({ params, day }: TabProps) {
  const { more: words } = useMessages(panchangMessages);
  const query = useMore(params, day.date);
  return (
    <QueryView query={query} words={words} blockSize="60rem">
      {(more) => <MoreOfDay more={more} />}
    </QueryView>
  );
}

const tables = { dayWindows: DayWindows };

function MoreOfDay({ more }: { more: PanchangMoreDocument }) {
  const times = useDayTimes(more);
  return (
    <Stack gap="x6">
      {more.parts.map(({ key, title, intro, blocks }) => {
        if (key === 'noSun') {
          return (
            <Alert key={key} tone="info">
              {intro}
            </Alert>
          );
        }
        const view = (
          <ReportView key={key} gap="x4" blocks={times.blocks(blocks)} tables={tables} />
        );
        return title === undefined ? (
          view
        ) : (
          <Section key={key} title={title} headingLevel={3} description={intro || undefined}>
            {view}
          </Section>
        );
      })}
    </Stack>
  );
}
