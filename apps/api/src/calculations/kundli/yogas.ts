import {
  houseFrom,
  SIGNS,
  signFromIndex,
  YOGA_RULES,
  YOGA_TEXTS,
  yogasOf,
  type Chart,
  type FoundYoga,
  type HouseNumber,
} from '@jyoti/jyotish';
import {
  gradedAdhiRule,
  yogaBecause,
  yogaCancellationSentence,
  yogaName,
  yogaRule,
  type YogaGraha,
} from '@jyoti/readings';
import {
  yogaGroups,
  type Gender,
  type KundliRequest,
  type YogaRow,
  type Yogas,
} from '@jyoti/contract';
import type { TextRenderer } from '../texts/text-renderer.ts';
import { grahaName } from './wire-names.ts';

function grahasOf({ ascendant, grahas }: Chart, yoga: FoundYoga): YogaGraha[] {
  const lordOf = (house: HouseNumber) => SIGNS[signFromIndex(ascendant.sign + house - 2)].lord;
  return yoga.grahas.map((graha) => ({
    graha,
    house: houseFrom(ascendant.sign, grahas[graha].sign),
    lordOf: yoga.lordsOf.filter((house) => lordOf(house) === graha),
  }));
}

function yogaRow(chart: Chart, yoga: FoundYoga, renderer: TextRenderer): YogaRow {
  const { language } = renderer;
  return {
    id: yoga.id,
    name: yogaName(yoga, language),
    group: yoga.group,
    nature: yoga.nature,
    strength: yoga.strength,
    is_acting: yoga.cancellations.length === 0,
    rule: renderer.textOf(
      // Of a graded Chandradhi the rule names fewer than three; the Moon is one of its grahas.
      yoga.id === 'chandradhi' && yoga.grahas.length < 4
        ? gradedAdhiRule(language)
        : yogaRule(yoga.id, language),
    ),
    because: yogaBecause(grahasOf(chart, yoga), language),
    cancelled_by: yoga.cancellations.map((one) => yogaCancellationSentence(one, language)),
    grahas: yoga.grahas.map(grahaName),
    houses: [...yoga.houses],
    lords_of: [...yoga.lordsOf],
    sources: yoga.sources.map(({ text, chapter, verse }) => ({
      text: YOGA_TEXTS[text],
      chapter,
      verse,
    })),
  };
}

/** Some yogas have one form for a man and one for a woman. */
const sexOf = (gender: Gender | null | undefined) =>
  gender === 'male' || gender === 'female' ? { sex: gender } : {};

/** Section `yogas`, group by group in the order of the contract. */
export function yogas(
  chart: Chart,
  gender: Gender | null | undefined,
  { adhi_yoga: adhi }: Pick<KundliRequest, 'adhi_yoga'>,
  renderer: TextRenderer,
): Yogas {
  const found = yogasOf(chart, { ...sexOf(gender), adhi }).toSorted(
    (one, other) => yogaGroups.indexOf(one.group) - yogaGroups.indexOf(other.group),
  );
  return {
    checked: YOGA_RULES.length,
    found: found.map((yoga) => yogaRow(chart, yoga, renderer)),
  };
}
