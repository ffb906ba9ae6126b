import { gemAdvice, type Chart, type GrahaId, type JulianDay } from '@jyoti/jyotish';
import { gemVerdictWords } from '@jyoti/readings';
import type { Language, NamedGem } from '@jyoti/contract';
import { grahaName, titleCase } from '../wire-names.ts';

/** The gem of a graha as every report shows it, with the verdict of the gemstone page. */
export function namedGem(
  graha: GrahaId,
  chart: Chart,
  nowJdUt: JulianDay,
  language: Language,
): NamedGem {
  const advice = gemAdvice(graha, chart, nowJdUt);
  const words = gemVerdictWords(advice, language);
  return {
    gem: titleCase(advice.gem),
    planet: grahaName(graha),
    verdict: advice.verdict,
    text: words.gem,
    verdict_text: words.verdict,
  };
}
