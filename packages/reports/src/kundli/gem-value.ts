import { gemAdvice, type GrahaId } from '@jyoti/jyotish';
import { gemVerdictWords } from '@jyoti/readings';
import type { ReportValue } from '@jyoti/ui/data';
import type { KundliSource } from './kundli-source.ts';

/** The gem of a graha, and whether it is advised for the chart: the verdict of the page about gems, which it links to. */
export function gemValue(
  graha: GrahaId,
  {
    chart,
    nowJdUt,
    language,
    gemHref,
  }: Pick<KundliSource, 'chart' | 'nowJdUt' | 'language' | 'gemHref'>,
): ReportValue {
  const { gem, verdict } = gemVerdictWords(gemAdvice(graha, chart, nowJdUt), language);
  return { text: `${gem} · ${verdict}`, href: gemHref };
}
