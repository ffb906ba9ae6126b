import {
  GRAHA_IDS,
  grahasAspecting,
  signFromIndex,
  SIGNS,
  type Chart,
  type GrahaId,
  type HouseNumber,
  type JulianDay,
  type PlanetId,
} from '@jyoti/jyotish';
import {
  lifeAreaReading,
  type LifeArea,
  type LifeAreaFacts,
  type PlacedGraha,
} from '@jyoti/readings';
import type { LifeAreaSummary } from '@jyoti/contract';
import type { TextRenderer } from '../texts/text-renderer.ts';
import { grahaName, signName } from './wire-names.ts';

const DAYS_PER_YEAR = 365.25;

/**
 * Below this age there is no summary of money, partner and work, and that of the fifth house is about a
 * pupil.
 */
const GROWN_AGE = 16;

/** The Moon is bright at this distance from the Sun or more, degrees: the eighth tithi (BPHS 3, 11). */
const BRIGHT_FROM = 84;

/** The house of each area, and its natural significator (Phaladeepika 15). */
const basis: readonly (readonly [LifeArea, HouseNumber, PlanetId])[] = [
  ['self', 1, 'sun'],
  ['money', 2, 'jupiter'],
  ['siblings', 3, 'mars'],
  ['home', 4, 'moon'],
  ['children', 5, 'jupiter'],
  ['learning', 5, 'jupiter'],
  ['health', 6, 'mars'],
  ['partner', 7, 'venus'],
  ['work', 10, 'saturn'],
  ['faith', 9, 'jupiter'],
];

const onlyGrown: ReadonlySet<LifeArea> = new Set(['money', 'children', 'partner', 'work']);

const areasAt = (age: number) =>
  basis.filter(([area]) => (age < GROWN_AGE ? !onlyGrown.has(area) : area !== 'learning'));

function placed<Id extends GrahaId>({ grahas }: Chart, graha: Id): PlacedGraha<Id> {
  const { sign, house, dignity, combust } = grahas[graha];
  return { graha, sign, house, dignity, combust };
}

function isMoonBright({ grahas: { sun, moon } }: Chart): boolean {
  const elongation = (moon.longitude - sun.longitude + 360) % 360;
  return elongation >= BRIGHT_FROM && elongation <= 360 - BRIGHT_FROM;
}

function factsOf(chart: Chart, [area, house, karaka]: (typeof basis)[number]): LifeAreaFacts {
  const sign = signFromIndex(chart.ascendant.sign + house - 2);
  const here = GRAHA_IDS.filter((graha) => chart.grahas[graha].sign === sign);
  return {
    area,
    house,
    lord: placed(chart, SIGNS[sign].lord),
    occupants: here.map((graha) => placed(chart, graha)),
    aspectedBy: grahasAspecting(sign, chart, 'none').map((graha) => placed(chart, graha)),
    karaka: placed(chart, karaka),
    isMoonBright: isMoonBright(chart),
  };
}

/** The summaries of the areas of life that suit the age at the instant `nowJdUt`. */
export function lifeAreas(
  chart: Chart,
  nowJdUt: JulianDay,
  renderer: TextRenderer,
): LifeAreaSummary[] {
  const age = (nowJdUt - chart.time.jdUt) / DAYS_PER_YEAR;
  return areasAt(age).map((row) => {
    const facts = factsOf(chart, row);
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
