import type { RunningPeriod } from '@jyoti/contract';
import { GrahaGlyph } from '@jyoti/ui/glyphs';
import { FactTile } from '@jyoti/ui/fact-grid';
import { TermText } from '@jyoti/ui/term-tip';
import { grahaId } from '../../../kundli/chart-data.ts';
import { boundsOf } from '../../../kundli/format.ts';
import { useDashasTabWords } from './words.ts';

/** A running period: what level it is, whose it is, from when to when; to the minute where it is a matter of days. */
export function RunningTile({
  label,
  period,
  timezone,
}: {
  label: string;
  period: RunningPeriod;
  timezone: string;
}) {
  const { range } = useDashasTabWords().full;
  const bounds = boundsOf(period, timezone);
  return (
    <FactTile
      glyph={<GrahaGlyph graha={grahaId(period.name)} size={32} />}
      label={<TermText>{label}</TermText>}
      value={period.name}
      detail={range(bounds.start, bounds.end)}
    />
  );
}
