import { gemRoles, type GemRow, type Gemstones, type Graha, type Stone } from '@jyoti/contract';
import type { GemWear } from '@jyoti/ui/gem-card';
import type { GemId } from '@jyoti/ui/gem-drawing';
import type { Names } from '@jyoti/reports/format';
import type { GemResultWords } from './result-words.en.ts';

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

/**
 * How a stone is worn: the minimum weight of the tables, and every metal, finger and so on that
 * they allow.
 */
export function wearOf(stone: Stone, words: GemResultWords, names: Names): GemWear {
  return {
    weight: stone.weight_carats[0],
    ratti: stone.weight_ratti[0],
    metal: words.oneOf(stone.metals.map((metal) => names.term(metal))),
    finger: words.oneOf(stone.fingers.map((finger) => names.term(finger))),
    day:
      stone.days.length === 0
        ? undefined
        : words.day(
            words.oneOf(stone.days.map((day) => names.term(day))),
            stone.times.map((time) => names.term(time)),
          ),
    mantra: names.term(stone.mantra),
    substitutes: stone.substitute.map((gem) => names.term(gem)),
  };
}

/** What counts against a stone, in a few words each. */
export function guardsText({ guards }: GemRow, words: GemResultWords): string {
  return words.guardList(guards.map((guard) => words.guards[guard.code](guard)));
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
