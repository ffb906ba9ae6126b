import { memo } from 'react';
import type { KundliOpening } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { DashaTimeline } from '@jyoti/ui/timeline';
import { kundliReportMessages } from '../../../messages.generated/kundli-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The nine mahadashas on one scale from birth on, with the current instant. */
export const ReportPeriods = memo(function ReportPeriods({
  life,
  timezone,
  now,
}: {
  life: KundliOpening['life'];
  timezone: string;
  now: string;
}) {
  const words = useMessages(kundliReportMessages).periods;
  return (
    <Card variant="folio">
      <DashaTimeline
        title={words.title}
        note={words.note}
        periods={life.periods}
        birth={life.birth}
        now={now}
        timeZone={timezone}
      />
    </Card>
  );
});
