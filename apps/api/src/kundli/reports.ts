import {
  DIGNITIES,
  GRAHA_CORRESPONDENCES,
  GRAHA_IDS,
  grahasAspecting,
  houseFrom,
  SIGNS,
  type Chart,
  type Dignity,
  type GrahaId,
  type HouseNumber,
  type SignNumber,
} from '@jyoti/jyotish';
import {
  ascendantReading,
  gayatriMantra,
  grahaInHouseReading,
  grahaInSignReading,
  grahaReading,
  houseLordReading,
} from '@jyoti/readings';
import type {
  AscendantReport,
  Graha,
  HouseLordReport,
  Language,
  PlanetReport,
  Reports,
  StrengthLabel,
} from '@jyoti/contract';
import { grahaName, signName, titled, weekdayNames } from './wire-names.ts';

const strengthLabels: Readonly<Record<Dignity, StrengthLabel>> = {
  exalted: 'Exalted',
  moolatrikona: 'Own sign',
  own: 'Own sign',
  great_friend: 'Friendly',
  friend: 'Friendly',
  neutral: 'Neutral',
  enemy: 'Enemy',
  great_enemy: 'Enemy',
  debilitated: 'Debilitated',
};

/** Malefics by nature whatever the Moon: what `affliction` looks for. */
const malefics: readonly GrahaId[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];

const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

function strengthOf({ grahas }: Chart, graha: GrahaId): StrengthLabel {
  const { dignity } = grahas[graha];
  return dignity === null ? 'Neutral' : strengthLabels[dignity];
}

/** The sign on a whole-sign house. */
function signOnHouse(chart: Chart, house: HouseNumber): SignNumber {
  return (((chart.ascendant.sign + house - 2) % 12) + 1) as SignNumber;
}

function houseLord(chart: Chart, house: HouseNumber, language: Language): HouseLordReport {
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
    personalised_prediction: houseLordReading(house, place.house, language).text,
  };
}

function ascendantReport(chart: Chart, language: Language): AscendantReport {
  const { sign } = chart.ascendant;
  const { lord } = SIGNS[sign];
  const place = chart.grahas[lord];
  const { gem, weekday } = GRAHA_CORRESPONDENCES[lord];
  const { text } = ascendantReading(sign, language);
  return {
    ascendant: signName(sign),
    ascendant_lord: grahaName(lord),
    ascendant_lord_location: signName(place.sign),
    ascendant_lord_house_location: place.house,
    ascendant_lord_strength: strengthOf(chart, lord),
    lucky_gem: titled(gem),
    day_for_fasting: weekdayNames[weekday],
    gayatri_mantra: gayatriMantra(lord, language),
    general_prediction: text.prediction,
    personalised_prediction: houseLordReading(1, place.house, language).text,
    zodiac_characteristics: text.characteristics,
    flagship_qualities: text.flagship,
    spirituality_advice: text.spirituality,
    good_qualities: [...text.strengths],
    bad_qualities: [...text.watchpoints],
  };
}

/** House of the sign that a graha owns; of two the moolatrikona one. The nodes own none here. */
function nativeHouse({ ascendant }: Chart, graha: GrahaId): HouseNumber | null {
  if (graha === 'rahu' || graha === 'ketu') return null;
  const { own, moolatrikona } = DIGNITIES[graha];
  const sign = own.find((candidate) => candidate === moolatrikona?.sign) ?? own[0];
  return sign === undefined ? null : houseFrom(ascendant.sign, sign);
}

function planetReport(chart: Chart, graha: GrahaId, language: Language): PlanetReport {
  const place = chart.grahas[graha];
  const lord = place.signLord;
  const others = malefics.filter((malefic) => malefic !== graha);
  const aspecting = grahasAspecting(place.sign, chart);
  const { text } = grahaReading(graha, language);
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
    afflictions: {
      combust: place.combust,
      debilitated: place.dignity === 'debilitated',
      joined_by: others.filter((other) => chart.grahas[other].sign === place.sign).map(grahaName),
      aspected_by: others.filter((other) => aspecting.includes(other)).map(grahaName),
    },
    planet_definitions: text.definition,
    gayatri_mantra: gayatriMantra(graha, language),
    qualities_long: text.qualities,
    qualities_short: text.flagship,
    personalised_prediction: grahaInHouseReading(graha, place.house, language).text,
    planet_zodiac_prediction: grahaInSignReading(graha, place.sign, language).text,
    character_keywords_positive: [...text.strengths],
    character_keywords_negative: [...text.watchpoints],
  };
}

/** Section `reports`. */
export function reports(chart: Chart, language: Language): Reports {
  return {
    house_lords: houses.map((house) => houseLord(chart, house, language)),
    ascendant: ascendantReport(chart, language),
    planets: Object.fromEntries(
      GRAHA_IDS.map((graha) => [grahaName(graha), planetReport(chart, graha, language)]),
    ) as Record<Graha, PlanetReport>,
  };
}
