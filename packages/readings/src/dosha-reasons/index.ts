import type {
  HouseNumber,
  MangalAspect,
  MangalCancellation,
  MangalFactor,
  Manglik,
  MarsHouse,
  PitraReason,
} from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import type { ReadingLanguage } from '../language.ts';
import { doshaReasonsMessages } from '../messages.generated/dosha-reasons.ts';
import { housesMessages } from '../messages.generated/houses.ts';
import { say } from '../say.ts';
import { grahaList, grahaName, signName } from '../words.ts';
import { inLanguage } from '../reading.ts';

function houseList(houses: readonly HouseNumber[], language: ReadingLanguage): string {
  const words = houses.map((house) => inLanguage(housesMessages, language)[house]);
  return formatList([...new Set(words)], language);
}

/** One factor of mangal dosha, in words. */
export function mangalFactorSentence(factor: MangalFactor, language: ReadingLanguage): string {
  const { mangalFactors, references } = inLanguage(doshaReasonsMessages, language);
  const houses = inLanguage(housesMessages, language);
  switch (factor.code) {
    case 'mars_in_house':
      return say(mangalFactors.mars_in_house, {
        reference: references[factor.from],
        house: houses[factor.house],
        aspected: houseList(factor.aspectedHouses, language),
      });
    case 'mars_associated':
      return factor.how
        .map((how) =>
          say(mangalFactors.mars_associated[how], { graha: grahaName(factor.graha, language) }),
        )
        .join(' ');
    case 'nodes_on_first_seventh':
      return say(mangalFactors.nodes_on_first_seventh, { house: houses[factor.rahuHouse] });
    case 'malefic_in_house':
      return say(mangalFactors.malefic_in_house, {
        house: houses[factor.house],
        graha: grahaName(factor.graha, language),
      });
  }
}

/** The graha or the reference under which a factor is listed. */
function factorKey(factor: MangalFactor): 'moon' | 'mars' | 'sun' | 'saturn' | 'rahu' | 'ketu' {
  switch (factor.code) {
    case 'mars_in_house':
      return factor.from === 'moon' ? 'moon' : 'mars';
    case 'nodes_on_first_seventh':
      return 'rahu';
    default:
      return factor.graha;
  }
}

/** The factors of mangal dosha in words, those of one graha together. */
export function mangalFactorSentences(
  factors: readonly MangalFactor[],
  language: ReadingLanguage,
): Partial<Record<ReturnType<typeof factorKey>, string>> {
  const sentences: Partial<Record<ReturnType<typeof factorKey>, string>> = {};
  for (const factor of factors) {
    const key = factorKey(factor);
    const sentence = mangalFactorSentence(factor, language);
    sentences[key] = sentences[key] === undefined ? sentence : `${sentences[key]} ${sentence}`;
  }
  return sentences;
}

/** 'the second house from the Moon and the third house from Venus' */
function placesOfMars(places: readonly MarsHouse[], language: ReadingLanguage): string {
  const { houseFrom, references } = inLanguage(doshaReasonsMessages, language);
  const houses = inLanguage(housesMessages, language);
  return formatList(
    places.map(({ from, house }) =>
      say(houseFrom, { house: houses[house], reference: references[from] }),
    ),
    language,
  );
}

/** Where Mars is from the ascendant, the Moon and Venus, and how many of these places make the dosha. */
export function manglikSentence(
  { lagna, moon, venus }: Manglik['references'],
  language: ReadingLanguage,
): string {
  const { manglik } = inLanguage(doshaReasonsMessages, language);
  const places = [lagna, moon, venus];
  const count = places.filter(({ isDoshaHouse }) => isDoshaHouse).length;
  const where = say(manglik.houses, { houses: placesOfMars(places, language) });
  return `${where} ${say(manglik.counts, { count })}`;
}

/** Why mangal dosha is lessened, in words. */
export function mangalCancellationSentence(
  rule: MangalCancellation,
  language: ReadingLanguage,
): string {
  const { mangalCancellations, weaknesses } = inLanguage(doshaReasonsMessages, language);
  return say(mangalCancellations[rule.code], {
    sign: rule.sign === null ? '' : signName(rule.sign, language),
    houses: placesOfMars(rule.houses, language),
    grahas: grahaList(rule.grahas, language),
    weaknesses: formatList(
      rule.weaknesses.map((weakness) => weaknesses[weakness]),
      language,
    ),
  });
}

/** One aspect that matters to mangal dosha, in words. */
export function mangalAspectSentence(aspect: MangalAspect, language: ReadingLanguage): string {
  const houses = inLanguage(housesMessages, language);
  return say(inLanguage(doshaReasonsMessages, language).aspect, {
    house: houses[aspect.house],
    sign: signName(aspect.sign, language),
    graha: grahaName(aspect.by, language),
  });
}

/** One factor of pitra dosha, in words. */
export function pitraReasonSentence(reason: PitraReason, language: ReadingLanguage): string {
  const { pitraReasons } = inLanguage(doshaReasonsMessages, language);
  const houses = inLanguage(housesMessages, language);
  const sign = signName(reason.sign, language);
  switch (reason.code) {
    case 'sun_with_node':
      return say(pitraReasons.sun_with_node, {
        sign,
        house: houses[reason.house],
        node: grahaName(reason.node, language),
      });
    case 'node_in_ninth':
      return say(pitraReasons.node_in_ninth, { sign, node: grahaName(reason.node, language) });
    case 'ninth_lord_and_sun_afflicted':
      return say(pitraReasons.ninth_lord_and_sun_afflicted, {
        sign,
        house: houses[reason.house],
        lord: grahaName(reason.lord, language),
        afflicting: grahaList(
          reason.sun.map(({ by }) => by),
          language,
        ),
      });
  }
}
