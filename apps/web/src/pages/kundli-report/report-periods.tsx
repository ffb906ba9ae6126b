import { memo } from 'react';
import type { Kundli } from '@jyoti/contract';
import { Folio } from '@jyoti/ui/card';
import { DashaTimeline } from '@jyoti/ui/dasha-timeline';
import { grahaId } from '@jyoti/reports/format';
import { useReportWords } from './words.ts';

/** The nine mahadashas on one scale from birth on, now marked. */
export const ReportPeriods = memo(function ReportPeriods({
  kundli,
  now,
}: {
  kundli: Kundli;
  now: string;
}) {
  const words = useReportWords().periods;
  const { dashas, settings } = kundli;
  if (!dashas) return null;
  const { mahadasha, balance } = dashas.vimshottari;
  const [first] = mahadasha;
  if (!first) return null;
  const born = Date.parse(first.end) - balance.years * settings.year_days * 86_400_000;

  return (
    <Folio>
      <DashaTimeline
        title={words.title}
        note={words.note}
        periods={mahadasha.map(({ planet, start, end }) => ({
          graha: grahaId(planet),
          start,
          end,
        }))}
        birth={new Date(born).toISOString()}
        now={now}
        timeZone={settings.timezone}
      />
    </Folio>
  );
});
