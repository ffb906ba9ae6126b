import type {
  GrahaId,
  HouseNumber,
  MangalAspect,
  MangalCancellation,
  MangalFactor,
  Manglik,
  MarsHouse,
  PitraReason,
} from '@jyoti/jyotish';
import { fill } from '../fill.ts';
import type { ReadingLanguage } from '../language.ts';
import { names } from '../names.ts';
import { listed, sentence } from '../sentence.ts';
import type { DoshaReasonTexts } from './dosha-reasons.types.ts';
import { doshaReasonsEn } from './en.ts';
import { doshaReasonsHi } from './hi.ts';

const catalogue: Readonly<Record<ReadingLanguage, DoshaReasonTexts>> = {
  en: doshaReasonsEn,
  hi: doshaReasonsHi,
};

function grahaList(grahas: readonly GrahaId[], language: ReadingLanguage): string {
  return listed(
    grahas.map((graha) => catalogue[language].grahas[graha]),
    catalogue[language].locale,
  );
}

function houseList(houses: readonly HouseNumber[], language: ReadingLanguage): string {
  const words = houses.map((house) => catalogue[language].houses[house]);
  return listed([...new Set(words)], catalogue[language].locale);
}

/** One factor of mangal dosha, in words. */
export function mangalFactorSentence(factor: MangalFactor, language: ReadingLanguage): string {
  const { mangalFactors, between, grahas, houses, references } = catalogue[language];
  switch (factor.code) {
    case 'mars_in_house':
      return fill(mangalFactors.mars_in_house, {
        reference: references[factor.from],
        house: houses[factor.house],
        aspected: houseList(factor.aspectedHouses, language),
      });
    case 'mars_associated':
      return factor.how
        .map((how) => sentence(mangalFactors.mars_associated[how], { graha: grahas[factor.graha] }))
        .join(between);
    case 'nodes_on_first_seventh':
      return fill(mangalFactors.nodes_on_first_seventh, { house: houses[factor.rahuHouse] });
    case 'malefic_in_house':
      return fill(mangalFactors.malefic_in_house, {
        house: houses[factor.house],
        graha: grahas[factor.graha],
      });
  }
}

/** 'the second house from the Moon and the third house from Venus' */
function placesOfMars(places: readonly MarsHouse[], language: ReadingLanguage): string {
  const { houseFrom, houses, references } = catalogue[language];
  return listed(
    places.map(({ from, house }) =>
      fill(houseFrom, { house: houses[house], reference: references[from] }),
    ),
    catalogue[language].locale,
  );
}

/** Where Mars is from the ascendant, the Moon and Venus, and how many of these places make the dosha. */
export function manglikSentence(
  { lagna, moon, venus }: Manglik['references'],
  language: ReadingLanguage,
): string {
  const { manglik, between } = catalogue[language];
  const places = [lagna, moon, venus];
  const count = places.filter(({ isDoshaHouse }) => isDoshaHouse).length as 0 | 1 | 2 | 3;
  const where = sentence(manglik.houses, { houses: placesOfMars(places, language) });
  return [where, manglik.counts[count]].join(between);
}

/** Why mangal dosha is lessened, in words. */
export function mangalCancellationSentence(
  rule: MangalCancellation,
  language: ReadingLanguage,
): string {
  const { mangalCancellations, weaknesses } = catalogue[language];
  return sentence(mangalCancellations[rule.code], {
    sign: rule.sign === null ? '' : names(language).signs[rule.sign].common,
    houses: placesOfMars(rule.houses, language),
    grahas: grahaList(rule.grahas, language),
    weaknesses: listed(
      rule.weaknesses.map((weakness) => weaknesses[weakness]),
      catalogue[language].locale,
    ),
  });
}

/** One aspect that matters to mangal dosha, in words. */
export function mangalAspectSentence(aspect: MangalAspect, language: ReadingLanguage): string {
  const texts = catalogue[language];
  return sentence(texts.aspect, {
    house: texts.houses[aspect.house],
    sign: names(language).signs[aspect.sign].common,
    graha: texts.grahas[aspect.by],
  });
}

/** One factor of pitra dosha, in words. */
export function pitraReasonSentence(reason: PitraReason, language: ReadingLanguage): string {
  const { pitraReasons, grahas, houses } = catalogue[language];
  const sign = names(language).signs[reason.sign].common;
  const text = pitraReasons[reason.code];
  switch (reason.code) {
    case 'sun_with_node':
      return fill(text, { sign, house: houses[reason.house], node: grahas[reason.node] });
    case 'node_in_ninth':
      return sentence(text, { sign, node: grahas[reason.node] });
    case 'ninth_lord_and_sun_afflicted':
      return sentence(text, {
        sign,
        house: houses[reason.house],
        lord: grahas[reason.lord],
        afflicting: grahaList(
          reason.sun.map(({ by }) => by),
          language,
        ),
      });
  }
}
