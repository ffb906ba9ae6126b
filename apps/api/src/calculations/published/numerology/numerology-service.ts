import { numerologyOf } from '@jyoti/jyotish';
import { numerologyDocument, workingOf } from '@jyoti/reports';
import {
  countedName,
  type DocumentNumber,
  type Language,
  type Numerology,
  type NumerologyCategory,
  type NumerologyNumber,
  type NumerologyRequest,
} from '@jyoti/contract';

/** The published format of the numbers of a name and a date of birth, from the report that the site reads. */
export function numerologyFor(request: NumerologyRequest, language: Language): Numerology {
  const { birthDate, system } = request;
  const calculated = numerologyOf({ name: countedName(request), birthDate, system });
  const { settings, notices, texts_languages, parts } = numerologyDocument(request, language);
  const numbers = new Map(parts.flatMap((part) => part.numbers).map((one) => [one.id, one]));
  const numberOf = (id: DocumentNumber['id']) => numbers.get(id)!;
  const row = (category: NumerologyCategory): NumerologyNumber => {
    const { title, meaning, number, reduced, description, singleDigit, sums, letters, reason } =
      numberOf(category);
    return {
      title,
      category,
      meaning,
      number,
      master: reduced !== null,
      reduced,
      description,
      ...(singleDigit && { reduced_description: singleDigit.description }),
      working: sums.map(workingOf),
      letters,
      reason,
    };
  };
  const indianRow = (kind: 'moolank' | 'bhagyank'): Numerology['moolank'] => {
    const { number, sums, meaning } = numberOf(kind);
    return { number: number!, working: sums.map(workingOf), description: meaning };
  };
  return {
    settings,
    notices,
    texts_languages,
    counted_name: calculated.words.join(' '),
    ignored_characters: calculated.notices.flatMap((one) =>
      one.code === 'ignored_characters' ? one.characters : [],
    ),
    destiny: row('destiny'),
    personality: row('personality'),
    attitude: row('attitude'),
    character: row('character'),
    soul: row('soul'),
    agenda: row('agenda'),
    purpose: row('purpose'),
    moolank: indianRow('moolank'),
    bhagyank: indianRow('bhagyank'),
  };
}
