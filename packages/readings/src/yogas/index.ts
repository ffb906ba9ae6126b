import type { GrahaId, HouseNumber, YogaCancellation, YogaId, YogaRule } from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import { yogasMessages as yogaNames } from '@jyoti/language/terms/yogas';
import type { ReadingLanguage } from '../language.ts';
import { yogasMessages } from '../messages.generated/yogas.ts';
import { reading, type Reading } from '../reading.ts';
import { say } from '../say.ts';
import { grahaList, grahaName } from '../words.ts';

/** A graha that takes part in a yoga. */
export interface YogaGraha {
  readonly graha: GrahaId;
  /** Whole-sign house. */
  readonly house: HouseNumber;
  /** Houses as whose lord it takes part; none where it takes part by itself. */
  readonly lordOf: readonly HouseNumber[];
}

/** What a yoga is called: `Gajakesari`. */
export function yogaName(rule: YogaRule<YogaId>, language: ReadingLanguage): string {
  return yogaNames[language].chartYogas[rule.id];
}

/** What a yoga requires, in a sentence. */
export function yogaRule(id: YogaId, language: ReadingLanguage): Reading {
  return reading(yogasMessages, language, ({ rules }) => rules[id]);
}

/** What Chandradhi requires where one or two benefics make it, in a sentence. */
export function gradedAdhiRule(language: ReadingLanguage): Reading {
  return reading(yogasMessages, language, (texts) => texts.gradedAdhi);
}

/** Where the grahas of a yoga are in the chart; empty where no graha forms it. */
export function yogaBecause(grahas: readonly YogaGraha[], language: ReadingLanguage): string {
  const { because, placed, placedAsLord } = yogasMessages[language];
  if (grahas.length === 0) return '';
  const facts = grahas.map(({ graha, house, lordOf }) =>
    say(lordOf.length === 0 ? placed : placedAsLord, {
      graha: grahaName(graha, language),
      house,
      count: lordOf.length,
      houses: formatList(lordOf.map(String), language),
    }),
  );
  return because({ facts: formatList(facts, language) });
}

/** Why a yoga that is formed does not act. */
export function yogaCancellationSentence(
  { code, grahas }: Pick<YogaCancellation, 'code' | 'grahas'>,
  language: ReadingLanguage,
): string {
  return say(yogasMessages[language].cancelled[code], { grahas: grahaList(grahas, language) });
}
