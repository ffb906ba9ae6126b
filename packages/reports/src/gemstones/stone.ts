import type { DocumentStone } from '@jyoti/contract';
import {
  CARATS_PER_RATTI,
  GEM_WEARING,
  gemConflicts,
  GRAHA_CORRESPONDENCES,
  lagnasForGem,
  type GemAdvice,
  type GemGuard,
  type GrahaId,
  type SignNumber,
} from '@jyoti/jyotish';
import { formatList, type Language } from '@jyoti/language';
import { metals } from '@jyoti/language/terms/charts.metals';
import { weekdays } from '@jyoti/language/terms/almanac.weekdays';
import { gemsMessages } from '@jyoti/language/terms/gems';
import { gemAvoidWith, gemEnergising, gemReason, gemSuits } from '@jyoti/readings';
import { gemstonesMessages, type GemstonesMessages } from '../messages.generated/gemstones.ts';

/** Carats, to two places. */
export const caratsOf = (ratti: number): number => Math.round(ratti * CARATS_PER_RATTI * 100) / 100;

function guardText(guard: GemGuard, language: Language): string {
  const { guards, afflictions } = gemstonesMessages[language];
  if (guard.code === 'dusthana_lord') return guards.dusthana_lord({ house: guard.house });
  if (guard.code !== 'weakened') return guards[guard.code];
  const names = guard.afflictions.map((affliction) => afflictions[affliction]);
  return guards.weakened({ afflictions: formatList(names, language) });
}

/** What counts against a stone, in a sentence each. */
export const guardsText = (guards: readonly GemGuard[], language: Language): string =>
  guards.map((guard) => guardText(guard, language)).join(' ');

function range(from: number, to: number, words: GemstonesMessages['ratti']): string {
  return from === to ? words.one({ amount: from }) : words.range({ from, to });
}

/** The minimum weight that almanacs give. */
function weightText(graha: GrahaId, language: Language): string {
  const words = gemstonesMessages[language];
  const [from, to] = GEM_WEARING[graha].leastRatti;
  return words.weight({
    ratti: range(from, to, words.ratti),
    carats: range(caratsOf(from), caratsOf(to), words.carat),
  });
}

/** How a stone is worn: the minimum weight of the tables, and every metal, finger and so on that they allow. */
function wearing(graha: GrahaId, language: Language): DocumentStone['wear'] {
  const words = gemstonesMessages[language];
  const { gems, fingers, hours, mantras } = gemsMessages[language];
  const tables = GEM_WEARING[graha];
  const choice = (names: readonly string[]) => formatList(names, language, 'disjunction');
  const day = choice(tables.weekdays.map((weekday) => weekdays[language][weekday]));
  const times = choice(tables.times.map((time) => hours[time]));
  const [ratti] = tables.leastRatti;
  return {
    weight: caratsOf(ratti),
    ratti,
    metal: choice(tables.metals.map((metal) => metals[language][metal])),
    finger: choice(tables.fingers.map((finger) => fingers[finger])),
    day: times === '' ? day : words.dayAt({ day, times }),
    mantra: mantras[graha],
    substitutes: tables.substitutes.map((gem) => gems[gem]),
  };
}

/**
 * A stone of a chart: why it is recommended and how it is worn, or what counts against it.
 * @param lagna the sign of the ascendant, 1 (Aries) to 12
 * @param title what it is in this chart; none for a stone to avoid
 */
export function stoneOf(
  advice: GemAdvice,
  lagna: SignNumber,
  title: string | undefined,
  language: Language,
): DocumentStone {
  const { graha, role, verdict, guards } = advice;
  const stone = { graha, role, verdict, title, reason: gemReason(advice, lagna, language).text };
  if (!advice.advised) return { ...stone, caution: guardsText(guards, language), customs: [] };
  const words = gemstonesMessages[language];
  const apart = gemConflicts(graha).map((other) => GRAHA_CORRESPONDENCES[other].gem);
  return {
    ...stone,
    caution: apart.length > 0 ? gemAvoidWith(graha, apart, language).text : undefined,
    wear: wearing(graha, language),
    customs: [
      { text: weightText(graha, language) },
      { title: words.firstWorn, text: gemEnergising(graha, language).text },
      {
        title: words.suits,
        text: gemSuits(advice, lagnasForGem(graha).suits, language).text,
      },
    ],
  };
}
