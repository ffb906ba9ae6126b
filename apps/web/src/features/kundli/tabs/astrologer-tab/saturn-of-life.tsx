import { doshasMessages } from '@jyoti/reports/messages/doshas';
import type { Kundli } from '@jyoti/contract';
import { PhaseTimeline } from '@jyoti/ui/phase-timeline';
import { useReportWords } from '../../../../platform/words/use-report-words.ts';

const YEARS = 100;

interface SaturnOfLifeProps {
  kundli: Kundli;
  now: string;
  nowLabel?: string | undefined;
}

/** Sade Sati and dhaiyas on the scale of a life, now marked. */
export function SaturnOfLife({ kundli, now, nowLabel }: SaturnOfLifeProps) {
  const { sadesati: words } = useReportWords(doshasMessages);
  const { birth, doshas, settings } = kundli;
  if (!doshas) return null;
  const { cycles, dhaiyas } = doshas.sadesati;
  const start = `${birth.date}T00:00:00Z`;
  const end = start.replace(/^\d+/, (year) => String(Number(year) + YEARS));
  return (
    <PhaseTimeline
      title={words.part.timeline({ name: birth.name })}
      note={words.part.note}
      start={start}
      end={end}
      now={now}
      nowLabel={nowLabel}
      timeZone={settings.timezone}
      variantNames={{ strong: words.cycle, soft: words.part.dhaiya }}
      phases={[
        ...cycles
          .flatMap(({ phases }) => phases)
          .map((phase) => ({
            name: words.phases[phase.phase],
            start: phase.start,
            end: phase.end,
            variant: 'strong' as const,
          })),
        ...dhaiyas.map((phase) => ({
          name: words.phases[phase.phase],
          start: phase.start,
          end: phase.end,
          variant: 'soft' as const,
        })),
      ]}
    />
  );
}
