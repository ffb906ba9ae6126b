import {
  indianNumbersOf,
  numerologyOf,
  type NumerologyNumber as EngineNumber,
  type ReducedNumber,
  type ReductionStep,
} from '@jyoti/jyotish';
import {
  indianNumberReading,
  missingNumberSentence,
  nameNoticeSentence,
  numerologyMeaning,
  numerologyReading,
} from '@jyoti/readings';
import type {
  Language,
  Numerology,
  NumerologyCategory,
  NumerologyNumber,
  NumerologyRequest,
} from '@jyoti/contract';
import { numbers as titles } from '@jyoti/language/terms/numerology.numbers';
import { TextRenderer } from '../texts/text-renderer.ts';

/** The working of a reduction, one line for each addition: `8 + 15 + 1947 = 1970`. */
function workingOf(sums: readonly ReductionStep[]): string[] {
  return sums.map(({ terms, sum }) => `${terms.join(' + ')} = ${sum}`);
}

/** A number with its reading. Personality has its own 31 days, so it is not reduced. */
function numberRow(found: EngineNumber, renderer: TextRenderer): NumerologyNumber {
  const { category } = found;
  const { language } = renderer;
  const named = {
    title: titles[language][category],
    category,
    meaning: renderer.textOf(numerologyMeaning(category, language)),
  };
  if (found.number === null) {
    const { reason } = found;
    return {
      ...named,
      number: null,
      master: false,
      reduced: null,
      description: renderer.textOf(missingNumberSentence(reason, language)),
      working: [],
      letters: [],
      reason,
    };
  }
  const { number, master, reduced, sums, letters } = found;
  const alsoReduced = reduced !== null && category !== 'personality';
  return {
    ...named,
    number,
    master,
    reduced,
    description: renderer.textOf(numerologyReading(category, number, language)),
    ...(alsoReduced
      ? { reduced_description: renderer.textOf(numerologyReading(category, reduced, language)) }
      : {}),
    working: workingOf(sums),
    letters: letters.map(({ letter, value }) => ({ letter, value })),
    reason: null,
  };
}

function indianRow(
  kind: 'moolank' | 'bhagyank',
  { number, sums }: ReducedNumber,
  renderer: TextRenderer,
): Numerology['moolank'] {
  const description = renderer.textOf(indianNumberReading(kind, number, renderer.language));
  return { number, working: workingOf(sums), description };
}

/** The published format of the numbers of a name and a date of birth; the site reads the report of `reports`. */
export function numerologyFor(request: NumerologyRequest, language: Language): Numerology {
  const { firstName, lastName, birthDate, system } = request;
  const found = numerologyOf({ name: `${firstName} ${lastName}`, birthDate, system });
  const { moolank, bhagyank } = indianNumbersOf(birthDate);
  const renderer = new TextRenderer(language);
  const row = (category: NumerologyCategory) => numberRow(found[category], renderer);
  const numbers = {
    destiny: row('destiny'),
    personality: row('personality'),
    attitude: row('attitude'),
    character: row('character'),
    soul: row('soul'),
    agenda: row('agenda'),
    purpose: row('purpose'),
    moolank: indianRow('moolank', moolank, renderer),
    bhagyank: indianRow('bhagyank', bhagyank, renderer),
  };
  return {
    settings: { system: found.system },
    notices: found.notices.map((one) => renderer.textOf(nameNoticeSentence(one, language))),
    texts_languages: renderer.languages,
    counted_name: found.words.join(' '),
    ignored_characters: found.notices.flatMap((one) =>
      one.code === 'ignored_characters' ? one.characters : [],
    ),
    ...numbers,
  };
}
