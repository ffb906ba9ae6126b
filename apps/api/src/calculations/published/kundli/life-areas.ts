import { lifeAreaFacts, type Chart, type Judgement, type JulianDay } from '@jyoti/jyotish';
import { lifeAreaReading } from '@jyoti/readings';
import type { LifeAreaSummary } from '@jyoti/contract';
import type { TextRenderer } from '../text-renderer.ts';
import { grahaName, signName } from '../wire-names.ts';

/** The summaries of the areas of life that suit the age at the instant `nowJdUt`. */
export function lifeAreas(
  chart: Chart,
  judgement: Judgement,
  nowJdUt: JulianDay,
  renderer: TextRenderer,
): LifeAreaSummary[] {
  return lifeAreaFacts(judgement, chart, nowJdUt).map((facts) => {
    const { area, house, lord, occupants, aspectedBy, karaka } = facts;
    const reading = renderer.textOf(lifeAreaReading(facts, renderer.language));
    return {
      area,
      verdict: reading.verdict,
      summary: reading.summary,
      weighing: reading.weighing,
      supports: [...reading.supports],
      challenges: [...reading.challenges],
      house,
      lord: grahaName(lord),
      lord_zodiac_location: signName(chart.grahas[lord].sign),
      lord_house_location: chart.grahas[lord].house,
      occupants: occupants.map(grahaName),
      aspected_by: aspectedBy.map(grahaName),
      karaka: grahaName(karaka),
    };
  });
}
