import {
  gemRoles,
  type GemRow,
  type Gemstones,
  type Graha,
  type Language,
  type Stone,
} from '@jyoti/contract';
import { formatList } from '@jyoti/language';
import type { GemWear } from '@jyoti/ui/gem-card';
import type { GemId } from '@jyoti/ui/gem-drawing';
import type { Names } from '@jyoti/reports/format';
import type { GemstonesResultMessages } from '../../messages.generated/gemstones-result.ts';
import { messageWith } from '../../words/message-with.ts';

/** The kit's drawing for the stone of a graha. */
export const gemOf: Readonly<Record<Graha, GemId>> = {
  Sun: 'ruby',
  Moon: 'pearl',
  Mars: 'coral',
  Mercury: 'emerald',
  Jupiter: 'yellow-sapphire',
  Venus: 'diamond',
  Saturn: 'blue-sapphire',
  Rahu: 'hessonite',
  Ketu: 'cats-eye',
};

/** "gold or silver" */
export const choiceOf = (choices: readonly string[], names: Names): string =>
  formatList(
    choices.map((choice) => names.term(choice)),
    names.language,
    'disjunction',
  );

/** Day and time of the first wearing. */
function dayOf({ days, times }: Stone, words: GemstonesResultMessages, names: Names) {
  if (days.length === 0) return undefined;
  const day = choiceOf(days, names);
  return times.length === 0 ? day : words.dayAt({ day, times: choiceOf(times, names) });
}

const range = (
  [from = 0, to = from]: readonly number[],
  words: GemstonesResultMessages['ratti'],
): string => (from === to ? words.one({ amount: from }) : words.range({ from, to }));

/** The minimum weight that almanacs give. */
export const weightOf = (stone: Stone, words: GemstonesResultMessages): string =>
  words.weight({
    ratti: range(stone.weight_ratti, words.ratti),
    carats: range(stone.weight_carats, words.carat),
  });

/**
 * How a stone is worn: the minimum weight of the tables, and every metal, finger and so on that
 * they allow.
 */
export function wearOf(stone: Stone, words: GemstonesResultMessages, names: Names): GemWear {
  return {
    weight: stone.weight_carats[0],
    ratti: stone.weight_ratti[0],
    metal: choiceOf(stone.metals, names),
    finger: choiceOf(stone.fingers, names),
    day: dayOf(stone, words, names),
    mantra: names.term(stone.mantra),
    substitutes: stone.substitute.map((gem) => names.term(gem)),
  };
}

/** What counts against a stone, in a sentence each. */
export function guardsText(
  { guards }: GemRow,
  words: GemstonesResultMessages,
  language: Language,
): string {
  const sentences = words.guards;
  return guards
    .map(({ code, house, afflictions }) => {
      if (code === 'dusthana_lord' && house === null) return sentences.difficultHouse;
      return messageWith(sentences[code], {
        house: house ?? 0,
        afflictions: formatList(
          afflictions.map((affliction) => words.afflictions[affliction]),
          language,
        ),
      });
    })
    .join(' ');
}

/** The three stones of a chart: those recommended in order, then the rest. */
export const advisedFirst = ({ order }: Gemstones) => [
  ...order,
  ...gemRoles.filter((role) => !order.includes(role)),
];

/**
 * Other stones with something against them; of the three main stones, each says so on its own card.
 */
export function leftAside(gemstones: Gemstones): GemRow[] {
  const named = new Set(gemRoles.map((role) => gemstones[role].planet));
  return gemstones.avoid.filter(({ planet }) => !named.has(planet));
}
