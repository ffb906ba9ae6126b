import { lifeAreaFacts, type Chart, type JulianDay } from '@jyoti/jyotish';
import { lifeAreaReading } from '@jyoti/readings';
import type { LifeAreaSummary } from '@jyoti/contract';
import type { TextRenderer } from '../text-renderer.ts';
import { grahaName, signName } from '../wire-names.ts';

/** The summaries of the areas of life that suit the age at the instant `nowJdUt`. */
export function lifeAreas(
  chart: Chart,
  nowJdUt: JulianDay,
  renderer: TextRenderer,
): LifeAreaSummary[] {
  return lifeAreaFacts(chart, nowJdUt).map((facts) => {
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
      lord: grahaName(lord.graha),
      lord_zodiac_location: signName(lord.sign),
      lord_house_location: lord.house,
      occupants: occupants.map(({ graha }) => grahaName(graha)),
      aspected_by: aspectedBy.map(({ graha }) => grahaName(graha)),
      karaka: grahaName(karaka.graha),
    };
  });
}
