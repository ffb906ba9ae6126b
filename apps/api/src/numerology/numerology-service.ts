import {
  indianNumbersOf,
  numerologyOf,
  type NumerologyNumber as EngineNumber,
  type ReducedNumber,
  type ReductionStep,
} from '@jyoti/jyotish';
import type {
  Numerology,
  NumerologyCategory,
  NumerologyNumber,
  NumerologyRequest,
} from '@jyoti/contract';

const titles: Readonly<Record<NumerologyCategory, string>> = {
  destiny: 'Destiny',
  personality: 'Personality',
  attitude: 'Attitude',
  character: 'Character',
  soul: 'Soul Urge',
  agenda: 'Hidden Agenda',
  purpose: 'Divine Purpose',
};

/** `8 + 15 + 1947 = 1970`, a line an addition. */
function workingOf(sums: readonly ReductionStep[]): string[] {
  return sums.map(({ terms, sum }) => `${terms.join(' + ')} = ${sum}`);
}

function numberRow(found: EngineNumber): NumerologyNumber {
  const named = { title: titles[found.category], category: found.category };
  if (found.number === null) {
    const { reason } = found;
    return {
      ...named,
      number: null,
      master: false,
      reduced: null,
      working: [],
      letters: [],
      reason,
    };
  }
  return {
    ...named,
    number: found.number,
    master: found.master,
    reduced: found.reduced,
    working: workingOf(found.sums),
    letters: found.letters.map(({ letter, value }) => ({ letter, value })),
    reason: null,
  };
}

function indianRow({ number, sums }: ReducedNumber): Numerology['moolank'] {
  return { number, working: workingOf(sums) };
}

/** The numbers of a name and a date of birth. */
export function numerologyFor(asked: NumerologyRequest): Numerology {
  const { firstName, lastName, birthDate, system } = asked;
  const found = numerologyOf({ name: `${firstName} ${lastName}`, birthDate, system });
  const { moolank, bhagyank } = indianNumbersOf(birthDate);
  return {
    settings: { system: found.system },
    notices: [],
    counted_name: found.words.join(' '),
    ignored_characters: found.notices.flatMap((one) =>
      one.code === 'ignored_characters' ? one.characters : [],
    ),
    destiny: numberRow(found.destiny),
    personality: numberRow(found.personality),
    attitude: numberRow(found.attitude),
    character: numberRow(found.character),
    soul: numberRow(found.soul),
    agenda: numberRow(found.agenda),
    purpose: numberRow(found.purpose),
    moolank: indianRow(moolank),
    bhagyank: indianRow(bhagyank),
  };
}
