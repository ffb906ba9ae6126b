import type { Kundli, Varga } from '@jyoti/contract';
import { vargasMessages } from '@jyoti/language/terms/vargas';
import { birthChart, vargaChart } from '../../format/chart-data.ts';
import type { ReportChart } from '@jyoti/ui/data';
import type { KundliWords } from '../../report-words.ts';

/** The chart of a varga; null if the report lacks it. D1 needs the planets only. */
export function vargaOf(
  varga: Varga,
  { divisional, birth, planet_details: planets }: Kundli,
  words: KundliWords,
): ReportChart | null {
  const title = vargasMessages[words.names.language].vargas[varga];
  const named = {
    label: words.vargas.chart({ name: title, person: birth.name }),
    title,
    middle: title,
  };
  // The birth chart has the same marks everywhere, if the planets are known.
  if (varga === 'D1' && planets) return { ...named, data: birthChart(planets) };
  return divisional ? { ...named, data: vargaChart(divisional[varga]) } : null;
}
