import {
  DIGNITIES,
  GRAHA_CORRESPONDENCES,
  GRAHA_IDS,
  grahasAspecting,
  houseFrom,
  SIGNS,
  type Chart,
  type GrahaId,
  type HouseNumber,
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
  type AfflictionFacts,
} from '@jyoti/readings';
import type {
  AscendantReport,
  Graha,
  HouseLordReport,
  PlanetReport,
  Reports,
} from '@jyoti/contract';
import { namedGem } from '../gemstones/named-gem.ts';
import type { TextRenderer } from '../texts/text-renderer.ts';
import { lifeAreas } from './life-areas.ts';
import { strengthOf } from './strength.ts';
import { grahaName, signName, titleCase, weekdayNames } from './wire-names.ts';

/** Natural malefics regardless of the Moon, for `affliction`. */
const malefics: readonly GrahaId[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];

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
      houseLordReading(house, place.house, place.dignity, renderer.language),
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

/** House of the sign that a graha owns; of two signs, the moolatrikona one. None for the nodes. */
function nativeHouse({ ascendant }: Chart, graha: GrahaId): HouseNumber | null {
  if (graha === 'rahu' || graha === 'ketu') return null;
  const { own, moolatrikona } = DIGNITIES[graha];
  const sign = own.find((candidate) => candidate === moolatrikona?.sign) ?? own[0];
  return sign === undefined ? null : houseFrom(ascendant.sign, sign);
}

const isNode = (graha: GrahaId) => graha === 'rahu' || graha === 'ketu';

/** What weakens a graha where it is. Aspects between the nodes are left out, since every chart has them. */
function afflictionsOf(chart: Chart, graha: GrahaId, nodes: NodeAspects): AfflictionFacts {
  const { sign, combust, dignity } = chart.grahas[graha];
  const others = malefics.filter(
    (malefic) => malefic !== graha && !(isNode(malefic) && isNode(graha)),
  );
  const aspecting = grahasAspecting(sign, chart, nodes);
  return {
    combust,
    debilitated: dignity === 'debilitated',
    joinedBy: others.filter((other) => chart.grahas[other].sign === sign),
    aspectedBy: others.filter((other) => aspecting.includes(other)),
  };
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
  const facts = afflictionsOf(chart, graha, nodes);
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
    affliction: renderer.textOf(afflictionReading(placement, facts, renderer.language)),
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
    planet_zodiac_prediction: renderer.textOf(
      grahaInSignReading(graha, place.sign, renderer.language),
    ),
    character_keywords_positive: [...text.strengths],
    character_keywords_negative: [...text.watchpoints],
  };
}

/** Section `reports`, for the age of the person at the instant `nowJdUt`. */
export function reports(
  chart: Chart,
  nodes: NodeAspects,
  nowJdUt: JulianDay,
  renderer: TextRenderer,
): Reports {
  return {
    life_areas: lifeAreas(chart, nowJdUt, renderer),
    house_lords: houses.map((house) => houseLord(chart, house, renderer)),
    ascendant: ascendantReport(chart, nowJdUt, renderer),
    planets: Object.fromEntries(
      GRAHA_IDS.map((graha) => [grahaName(graha), planetReport(chart, graha, nodes, renderer)]),
    ) as Record<Graha, PlanetReport>,
  };
}
