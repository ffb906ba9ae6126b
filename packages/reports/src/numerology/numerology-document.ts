import type { DocumentNumber, NumerologyDocument, NumerologyRequest } from '@jyoti/contract';
import {
  indianNumbersOf,
  numerologyOf,
  type NumerologyNumber,
  type ReducedNumber,
} from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { numbers as titles } from '@jyoti/language/terms/numerology.numbers';
import { systems } from '@jyoti/language/terms/numerology.systems';
import {
  indianNumberReading,
  missingNumberSentence,
  nameNoticeSentence,
  numerologyMeaning,
  numerologyReading,
} from '@jyoti/readings';
import { readings, type ReportBlock } from '@jyoti/ui/data';
import { numerologyMessages } from '../messages.generated/numerology.ts';

/** The seven numbers by their source, in the order of the page. */
const groups = [
  ['date', ['destiny', 'personality', 'attitude']],
  ['name', ['character', 'soul', 'agenda']],
  ['both', ['purpose']],
] as const;

/** The main numbers, one of each group. */
const main = ['destiny', 'character', 'purpose'];

function numberOf(found: NumerologyNumber, language: Language): DocumentNumber {
  const { category } = found;
  const named = {
    id: category,
    title: titles[language][category],
    meaning: numerologyMeaning(category, language).text,
  };
  if (found.number === null) {
    const { reason } = found;
    const description = missingNumberSentence(reason, language).text;
    return { ...named, number: null, reduced: null, description, reason, letters: [], sums: [] };
  }
  const { number, reduced, sums, letters } = found;
  const textOf = (value: number) => numerologyReading(category, value, language).text;
  // Personality has a text for each of the 31 days, so its single digit has none.
  const alsoReduced = reduced !== null && category !== 'personality';
  const { reducedTo } = numerologyMessages[language];
  return {
    ...named,
    number,
    reduced,
    description: textOf(number),
    ...(alsoReduced && {
      singleDigit: { intro: reducedTo({ digit: reduced }), description: textOf(reduced) },
    }),
    reason: null,
    letters: letters.map(({ letter, value }) => ({ letter, value })),
    sums: [...sums],
  };
}

function indianNumberOf(
  id: 'moolank' | 'bhagyank',
  { number, sums }: ReducedNumber,
  language: Language,
): DocumentNumber {
  return {
    id,
    title: titles[language][id],
    number,
    reduced: null,
    meaning: indianNumberReading(id, number, language).text,
    reason: null,
    letters: [],
    sums: [...sums],
  };
}

/** A master number with its single digit; a dash if there is no number. */
const figureOf = ({ number, reduced }: DocumentNumber): string =>
  reduced === null ? String(number ?? '–') : `${number}/${reduced}`;

/** An addition in one line: `8 + 15 + 1947 = 1970`. */
export const workingOf = ({ terms, sum }: DocumentNumber['sums'][number]): string =>
  `${terms.join(' + ')} = ${sum}`;

/** The numbers with their meaning and working. */
const readingsOf = (numbers: readonly DocumentNumber[], language: Language): ReportBlock =>
  readings(
    numbers.map((one) => ({
      title: numerologyMessages[language].numbered({ title: one.title, number: figureOf(one) }),
      pieces: [
        { text: one.meaning, look: one.description ? 'quiet' : undefined },
        { text: one.description },
        { text: one.singleDigit && `${one.singleDigit.intro} ${one.singleDigit.description}` },
      ],
      basedOn: one.sums.map(workingOf).join('; '),
    })),
  );

/** The numbers of a name and a date of birth: the seven by their source, and the two of Indian numerology. */
export function numerologyDocument(
  { firstName: name, lastName, birthDate, system }: NumerologyRequest,
  language: Language,
): NumerologyDocument {
  const words = numerologyMessages[language];
  const found = numerologyOf({ name: `${name} ${lastName}`, birthDate, system });
  const indian = indianNumbersOf(birthDate);
  const parts = [
    ...groups.map(([key, categories]) => ({
      key,
      intro: '',
      numbers: categories.map((category) => numberOf(found[category], language)),
    })),
    {
      key: 'indian' as const,
      intro: words.indianText,
      numbers: (['moolank', 'bhagyank'] as const).map((id) =>
        indianNumberOf(id, indian[id], language),
      ),
    },
  ].map((part) => ({
    ...part,
    title: words.parts[part.key],
    blocks: [readingsOf(part.numbers, language)],
  }));
  const seven = parts.filter(({ key }) => key !== 'indian').flatMap(({ numbers }) => numbers);
  const list = seven
    .filter(({ id, number }) => main.includes(id) && number !== null)
    .map(({ title, number }) => words.numbered({ title, number: String(number) }))
    .join(', ');
  const figures: ReportBlock = {
    type: 'figures',
    items: seven.map((one) => ({ label: one.title, value: figureOf(one) })),
  };
  return {
    notices: found.notices.map((one) => nameNoticeSentence(one, language).text),
    texts_languages: [language],
    settings: { system: found.system },
    title: words.title({ name }),
    sheet: words.sheet({ name }),
    opening: words.opening({ list }),
    basis: words.basis({ name: found.words.join(' '), system: systems[language][found.system] }),
    summary: [figures],
    parts,
    limits: words.tradition,
  };
}
