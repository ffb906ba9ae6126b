import type { GrahaId, HouseNumber, YogaCancellation, YogaId, YogaRule } from '@jyoti/jyotish';
import { doshaReasonsEn } from '../dosha-reasons/en.ts';
import { doshaReasonsHi } from '../dosha-reasons/hi.ts';
import { fill } from '../fill.ts';
import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { listed, sentence } from '../sentence.ts';
import { namingEn } from './naming.en.ts';
import { namingHi } from './naming.hi.ts';
import { rulesEn } from './rules.en.ts';
import { rulesHi } from './rules.hi.ts';
import { sentencesEn } from './sentences.en.ts';
import { sentencesHi } from './sentences.hi.ts';
import type { YogaNaming, YogaRuleTexts, YogaSentences } from './yogas.types.ts';

const rules: Catalogue<YogaRuleTexts> = { en: rulesEn, hi: rulesHi };
const namings: Readonly<Record<ReadingLanguage, YogaNaming>> = { en: namingEn, hi: namingHi };
const sentences: Readonly<Record<ReadingLanguage, YogaSentences>> = {
  en: sentencesEn,
  hi: sentencesHi,
};
const grahaNames: Readonly<Record<ReadingLanguage, Readonly<Record<GrahaId, string>>>> = {
  en: doshaReasonsEn.grahas,
  hi: doshaReasonsHi.grahas,
};

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
  return namings[language].yoga(rule);
}

/** What a yoga requires, in a sentence. */
export function yogaRule(id: YogaId, language: ReadingLanguage): Reading {
  return reading(rules, language, (texts) => texts[id]);
}

/** What Chandradhi requires where one or two benefics make it, in a sentence. */
export function gradedAdhiRule(language: ReadingLanguage): Reading {
  return reading(sentences, language, (texts) => texts.gradedAdhi);
}

/** Where the grahas of a yoga are in the chart; empty where no graha forms it. */
export function yogaBecause(grahas: readonly YogaGraha[], language: ReadingLanguage): string {
  const { because, placed, placedLord, locale } = sentences[language];
  if (grahas.length === 0) return '';
  const facts = grahas.map(({ graha, house, lordOf }) => {
    const values = {
      graha: grahaNames[language][graha],
      house: String(house),
      houses: listed(lordOf.map(String), locale),
    };
    if (lordOf.length === 0) return fill(placed, values);
    return fill(lordOf.length === 1 ? placedLord.one : placedLord.several, values);
  });
  return fill(because, { facts: listed(facts, locale) });
}

/** Why a yoga that is formed does not act. */
export function yogaCancellationSentence(
  { code, grahas }: Pick<YogaCancellation, 'code' | 'grahas'>,
  language: ReadingLanguage,
): string {
  const { cancelled, locale } = sentences[language];
  const listedGrahas = listed(
    grahas.map((graha) => grahaNames[language][graha]),
    locale,
  );
  return sentence(cancelled[code], { grahas: listedGrahas });
}
