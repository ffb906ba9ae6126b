import {
  countedName,
  type DocumentNumber,
  type NumerologyDocument,
  type NumerologyRequest,
} from '@jyoti/contract';
import {
  indianNumbersOf,
  numerologyOf,
  numerologyPhasesOf,
  type NumerologyNumber,
  type NumerologyPhase,
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
  numerologyPhaseReading,
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

/** Whether a line of the working adds anything: `9 = 9` does not. */
const isAddition = ({ terms }: DocumentNumber['sums'][number]): boolean => terms.length > 1;

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
    sums: sums.filter(isAddition),
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
    sums: sums.filter(isAddition),
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

/** A phase with its working; a reading that an earlier phase has is not repeated. */
function phaseOf(
  { fromAge, toAge, pinnacle, challenge }: NumerologyPhase,
  earlier: readonly NumerologyPhase[],
  language: Language,
): NumerologyDocument['phases']['items'][number] {
  const { phases: words } = numerologyMessages[language];
  const ages =
    fromAge === 0
      ? words.first({ to: String(toAge) })
      : toAge === null
        ? words.last({ from: String(fromAge) })
        : words.middle({ from: String(fromAge), to: String(toAge) });
  const [a, b] = challenge.of;
  const textOf = (kind: 'pinnacle' | 'challenge', number: number): string =>
    earlier.some((phase) => phase[kind].number === number)
      ? words.again[kind]({ number: String(number) })
      : numerologyPhaseReading(kind, number, language).text;
  return {
    title: words.numbers({
      ages,
      pinnacle: String(pinnacle.number),
      challenge: String(challenge.number),
    }),
    text: `${textOf('pinnacle', pinnacle.number)} ${textOf('challenge', challenge.number)}`,
    working: [
      ...pinnacle.sums.map(workingOf),
      words.challengeWorking({
        a: String(Math.max(a, b)),
        b: String(Math.min(a, b)),
        number: String(challenge.number),
      }),
    ].join('; '),
  };
}

/** Why destiny and bhagyank, and personality and moolank, have different figures. */
function compareOf(
  { destiny, personality }: ReturnType<typeof numerologyOf>,
  { moolank, bhagyank }: ReturnType<typeof indianNumbersOf>,
  language: Language,
): NumerologyDocument['compare'] {
  const { compare: words } = numerologyMessages[language];
  const number = String(destiny.number);
  const working = bhagyank.sums.filter(isAddition).map(workingOf).join('; ');
  return {
    title: words.title,
    texts: [
      destiny.number === bhagyank.number
        ? words.same({ number })
        : words.master({ number, working }),
      ...(personality.number === moolank.number
        ? []
        : [words.day({ day: String(personality.number), number: String(moolank.number) })]),
    ],
  };
}

/** The numbers of a name and a date of birth: the seven by their source, and the two of Indian numerology. */
export function numerologyDocument(
  { birthDate, system, ...names }: NumerologyRequest,
  language: Language,
): NumerologyDocument {
  const words = numerologyMessages[language];
  const { firstName: name, spelling } = names;
  const found = numerologyOf({ name: countedName(names), birthDate, system });
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
  const items = parts
    .flatMap(({ numbers }) => numbers)
    .map((one) => ({ label: one.title, value: figureOf(one) }));
  const figures: ReportBlock = { type: 'figures', items };
  const isChanged =
    Boolean(spelling) || found.notices.some(({ code }) => code === 'transliterated');
  const phases = numerologyPhasesOf(birthDate).map((phase, index, all) =>
    phaseOf(phase, all.slice(0, index), language),
  );
  return {
    notices: found.notices.map((one) => nameNoticeSentence(one, language).text),
    texts_languages: [language],
    settings: { system: found.system },
    title: words.title({ name }),
    sheet: words.sheet({ name }),
    opening: words.opening({ list }),
    basis: words.basis({ name: found.words.join(' '), system: systems[language][found.system] }),
    summary: [figures],
    glance: { title: words.glance, items },
    spelling: isChanged
      ? {
          label: words.spelling.label,
          value: found.words.join(' '),
          hint: words.spelling.hint,
          submit: words.spelling.submit,
        }
      : null,
    compare: compareOf(found, indian, language),
    phases: { title: words.phases.title, intro: words.phases.intro, items: phases },
    parts,
    limits: words.tradition,
  };
}
