import { memo } from 'react';
import type { Kundli } from '@jyoti/contract';
import { Folio } from '@jyoti/ui/card';
import { DashaTimeline } from '@jyoti/ui/dasha-timeline';
import { grahaId } from '@jyoti/reports/format';
import { periodsOfLife } from './periods-of-life.ts';
import { kundliReportMessages } from '../../../messages.generated/kundli-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The nine mahadashas on one scale from birth on, with the current instant. */
export const ReportPeriods = memo(function ReportPeriods({
  kundli,
  now,
}: {
  kundli: Kundli;
  now: string;
}) {
  const words = useMessages(kundliReportMessages).periods;
  const life = periodsOfLife(kundli);
  if (!life) return null;

  return (
    <Folio>
      <DashaTimeline
        title={words.title}
        note={words.note}
        periods={life.periods.map(({ planet, start, end }) => ({
          graha: grahaId(planet),
          start,
          end,
        }))}
        birth={life.birth}
        now={now}
        timeZone={kundli.settings.timezone}
      />
    </Folio>
  );
});
