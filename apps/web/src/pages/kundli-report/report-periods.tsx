import type { Kundli } from '@jyoti/contract';
import { Folio } from '@jyoti/ui/card';
import { DashaTimeline } from '@jyoti/ui/dasha-timeline';
import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import { grahaId } from './chart-data.ts';

/** The nine mahadashas on one scale from birth on, now marked. */
export function ReportPeriods({ kundli }: { kundli: Kundli }) {
  const words = useWords().report.periods;
  // The moment at which the report was opened: the mark need not move while it is read.
  const [now] = useState(() => new Date().toISOString());
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
      />
    </Folio>
  );
}
