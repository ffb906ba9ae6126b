import {
  afflictionOf,
  GRAHA_CORRESPONDENCES,
  GRAHA_IDS,
  homeSignOf,
  houseFrom,
  SIGNS,
  type Chart,
  type GrahaId,
  type HouseNumber,
  type Judgement,
  type JulianDay,
  type NodeAspects,
  type SignNumber,
} from '@jyoti/jyotish';
import {
  afflictionReading,
  ascendantLordLocation,
  ascendantLordReading,
  ascendantReading,
  gayatriMantra,
  grahaInHouseReading,
  grahaInSignReading,
  grahaLocation,
  grahaReading,
  houseLordLocation,
  houseLordReading,
} from '@jyoti/readings';
import type {
  AscendantReport,
  Graha,
  HouseLordReport,
  PlanetReport,
  Reports,
} from '@jyoti/contract';
import { namedGem } from '../gemstones/named-gem.ts';
import type { TextRenderer } from '../text-renderer.ts';
import { lifeAreas } from './life-areas.ts';
import { strengthOf } from './strength.ts';
import { grahaName, signName, titleCase, weekdayNames } from '../wire-names.ts';

const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The sign of a whole-sign house. */
function signOnHouse(chart: Chart, house: HouseNumber): SignNumber {
  return (((chart.ascendant.sign + house - 2) % 12) + 1) as SignNumber;
}

function houseLord(chart: Chart, house: HouseNumber, renderer: TextRenderer): HouseLordReport {
  const sign = signOnHouse(chart, house);
  const { lord } = SIGNS[sign];
  const place = chart.grahas[lord];
  return {
    current_house: house,
    current_zodiac: signName(sign),
    lord_of_zodiac: grahaName(lord),
    lord_zodiac_location: signName(place.sign),
    lord_house_location: place.house,
    lord_strength: strengthOf(chart, lord),
    verbal_location: renderer.textOf(houseLordLocation(house, place.house, renderer.language)),
    personalised_prediction: renderer.textOf(
      houseLordReading(house, place.house, place, renderer.language),
    ),
  };
}

function ascendantReport(
  chart: Chart,
  nowJdUt: JulianDay,
  renderer: TextRenderer,
): AscendantReport {
  const { sign } = chart.ascendant;
  const { lord } = SIGNS[sign];
  const place = chart.grahas[lord];
  const { gem, weekday } = GRAHA_CORRESPONDENCES[lord];
  const text = renderer.textOf(ascendantReading(sign, renderer.language));
  return {
    ascendant: signName(sign),
    ascendant_lord: grahaName(lord),
    ascendant_lord_location: signName(place.sign),
    ascendant_lord_house_location: place.house,
    ascendant_lord_strength: strengthOf(chart, lord),
    verbal_location: renderer.textOf(
      ascendantLordLocation(
        { graha: lord, sign: place.sign, house: place.house },
        renderer.language,
      ),
    ),
    symbol: text.symbol,
    lucky_gem: titleCase(gem),
    lucky_gem_advice: namedGem(lord, chart, nowJdUt, renderer.language),
    day_for_fasting: weekdayNames[weekday],
    gayatri_mantra: gayatriMantra(lord, renderer.language),
    general_prediction: text.prediction,
    personalised_prediction: renderer.textOf(
      ascendantLordReading({ ...place, graha: lord }, renderer.language),
    ),
    zodiac_characteristics: text.characteristics,
    flagship_qualities: text.flagship,
    spirituality_advice: text.spirituality,
    good_qualities: [...text.strengths],
    bad_qualities: [...text.watchpoints],
  };
}

function nativeHouse({ ascendant }: Chart, graha: GrahaId): HouseNumber | null {
  const sign = homeSignOf(graha);
  return sign && houseFrom(ascendant.sign, sign);
}

function planetReport(
  chart: Chart,
  graha: GrahaId,
  nodes: NodeAspects,
  renderer: TextRenderer,
): PlanetReport {
  const place = chart.grahas[graha];
  const lord = place.signLord;
  const placement = { graha, sign: place.sign, house: place.house };
  const facts = afflictionOf(graha, chart, nodes);
  const text = renderer.textOf(grahaReading(graha, renderer.language));
  return {
    planet_considered: grahaName(graha),
    planet_location: place.house,
    planet_native_location: nativeHouse(chart, graha),
    planet_zodiac: signName(place.sign),
    zodiac_lord: grahaName(lord),
    zodiac_lord_location: signName(chart.grahas[lord].sign),
    zodiac_lord_house_location: chart.grahas[lord].house,
    zodiac_lord_strength: strengthOf(chart, lord),
    planet_strength: strengthOf(chart, graha),
    affliction: renderer.textOf(afflictionReading(place, facts, renderer.language)),
    afflictions: {
      combust: facts.combust,
      debilitated: facts.debilitated,
      joined_by: facts.joinedBy.map(grahaName),
      aspected_by: facts.aspectedBy.map(grahaName),
    },
    verbal_location: renderer.textOf(grahaLocation(placement, renderer.language)),
    planet_definitions: text.definition,
    gayatri_mantra: gayatriMantra(graha, renderer.language),
    qualities_long: text.qualities,
    qualities_short: text.flagship,
    personalised_prediction: renderer.textOf(
      grahaInHouseReading(graha, place.house, renderer.language),
    ),
    planet_zodiac_prediction: renderer.textOf(grahaInSignReading(place, renderer.language)),
    character_keywords_positive: [...text.strengths],
    character_keywords_negative: [...text.watchpoints],
  };
}

/** Section `reports`, for the age of the person at the instant `nowJdUt`. */
export function reports(
  chart: Chart,
  judgement: Judgement,
  nodes: NodeAspects,
  nowJdUt: JulianDay,
  renderer: TextRenderer,
): Reports {
  return {
    life_areas: lifeAreas(chart, judgement, nowJdUt, renderer),
    house_lords: houses.map((house) => houseLord(chart, house, renderer)),
    ascendant: ascendantReport(chart, nowJdUt, renderer),
    planets: Object.fromEntries(
      GRAHA_IDS.map((graha) => [grahaName(graha), planetReport(chart, graha, nodes, renderer)]),
    ) as Record<Graha, PlanetReport>,
  };
}
