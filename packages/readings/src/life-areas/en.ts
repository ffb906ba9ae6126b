import type { GrahaId } from '@jyoti/jyotish';
import { names } from '../names.ts';
import { openingEn } from '../opening.en.ts';
import { ordinalsEn as ordinal } from '../ordinals.en.ts';
import type {
  Factor,
  FactorKind,
  LifeArea,
  LifeAreaFacts,
  LifeAreaTexts,
  WeighingTexts,
} from './life-areas.types.ts';
import { summariesEn } from './summaries.en.ts';

const { lords: grahas } = openingEn;
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Topics of significators. */
const matters: Readonly<Record<LifeArea, string>> = {
  self: 'vitality and self-respect',
  money: 'wealth',
  siblings: 'siblings and courage',
  home: 'home and the mother',
  children: 'children',
  learning: 'learning',
  health: 'energy and effort',
  partner: 'partnership',
  faith: 'faith and teachers',
  work: 'work',
};

/** What a malefic requires in a house. */
const asks: Readonly<Record<GrahaId, string>> = {
  sun: 'where pride and plain speaking can cause friction',
  moon: 'where, being on the wane, it makes much depend on mood',
  mars: 'where haste and argument come easily',
  mercury: 'where nerves come into it',
  jupiter: 'where too much is taken on',
  venus: 'where comfort costs something',
  saturn: 'where things tend to come late and need patience',
  rahu: 'where wishes run ahead of what is practical',
  ketu: 'where interest comes and goes',
};

const helps: Readonly<Record<GrahaId, string>> = {
  sun: 'with authority',
  moon: 'with warmth',
  mars: 'with drive',
  mercury: 'with skill and good information',
  jupiter: 'with guidance and goodwill',
  venus: 'with charm and agreement',
  saturn: 'with endurance',
  rahu: 'with ambition',
  ketu: 'with focus',
};

function factor({ kind, graha }: Factor, { area, house }: LifeAreaFacts): string {
  const name = grahas[graha.graha];
  const Name = capital(name);
  const of = ordinal[house];
  const sign = names('en').signs[graha.sign].common;
  const at = ordinal[graha.house];
  switch (kind) {
    case 'lord_exalted':
      return `${Name}, lord of the ${of} house, is exalted in ${sign}.`;
    case 'lord_own_sign':
      return `${Name}, lord of the ${of} house, is in its own sign, ${sign}.`;
    case 'lord_at_home':
      return `${Name}, lord of the ${of} house, is at home in it.`;
    case 'lord_good_house':
      return `${Name}, lord of the ${of} house, is in the ${at}, where it has room to act.`;
    case 'lord_hard_house':
      return `${Name}, lord of the ${of} house, is in the ${at}, where results take longer or a detour.`;
    case 'lord_debilitated':
      return `${Name}, lord of the ${of} house, is debilitated in ${sign}.`;
    case 'lord_unfriendly':
      return `${Name}, lord of the ${of} house, is in ${sign}, an unfriendly sign.`;
    case 'lord_combust':
      return `${Name}, lord of the ${of} house, is combust: too close to the Sun to act freely.`;
    case 'helper_in_house':
      return `${Name} in the ${of} house helps ${helps[graha.graha]}.`;
    case 'hard_in_house':
      return `${Name} is in the ${of} house, ${asks[graha.graha]}.`;
    case 'hard_that_helps':
      return `${Name} does well in the ${of} house and helps ${helps[graha.graha]}.`;
    case 'helper_aspect':
      return `${Name} aspects the ${of} house and helps ${helps[graha.graha]}.`;
    case 'hard_aspect':
      return graha.graha === 'saturn'
        ? `Saturn’s aspect on the ${of} house slows things down.`
        : `The aspect of Mars on the ${of} house adds impatience.`;
    case 'lord_aspect':
      return `${Name} aspects the ${of} house, which is its own, and so looks after it.`;
    case 'karaka_strong':
      return `${Name}, the natural significator of ${matters[area]}, is strong in ${sign}.`;
    case 'karaka_weak':
      return graha.combust
        ? `${Name}, the natural significator of ${matters[area]}, is combust.`
        : `${Name}, the natural significator of ${matters[area]}, is debilitated in ${sign}.`;
  }
}

/** A fact as a phrase: 'Venus’s exaltation'. */
function phrase({ kind, graha }: Factor): string {
  const of = `${grahas[graha.graha]}’s`;
  const at = ordinal[graha.house];
  const phrases: Record<FactorKind, string> = {
    lord_exalted: `${of} exaltation`,
    lord_own_sign: `${of} strength in its own sign`,
    lord_at_home: `${of} presence in its own house`,
    lord_good_house: `${of} good place in the ${at} house`,
    lord_hard_house: `${of} place in the ${at} house`,
    lord_debilitated: `${of} debilitation`,
    lord_unfriendly: `${of} unfriendly sign`,
    lord_combust: `${of} combustion`,
    helper_in_house: `${of} presence`,
    hard_in_house: `${of} presence`,
    hard_that_helps: `${of} presence`,
    helper_aspect: `${of} aspect`,
    hard_aspect: `${of} aspect`,
    lord_aspect: `${of} aspect on its own house`,
    karaka_strong: `${of} strength as significator`,
    karaka_weak: `${of} weakness as significator`,
  };
  return phrases[kind];
}

const clear: WeighingTexts['clear'] = [
  (most, against, why, house) =>
    `What counts most for the ${ordinal[house]} house is ${most}, because ${why}; ${against} pulls the other way.`,
  (most, against, why, house) =>
    `In the ${ordinal[house]} house ${most} outweighs ${against}, since ${why}.`,
  (most, against, why, house) =>
    `Between ${most} and ${against}, tradition gives more weight to the first for the ${ordinal[house]} house: ${why}.`,
];
const mixed: WeighingTexts['mixed'] = [
  (most, against, why, house) =>
    `${capital(most)} and ${against} pull the ${ordinal[house]} house in different directions; the first weighs a little more, because ${why}.`,
  (most, against, why, house) =>
    `For the ${ordinal[house]} house ${most} counts for a little more than ${against}, since ${why}, but neither decides alone.`,
  (most, against, why, house) =>
    `Two facts about the ${ordinal[house]} house disagree, ${most} and ${against}; tradition looks at the first one first, as ${why}.`,
];
const alone: WeighingTexts['alone'] = [
  (most, why, house) => `What counts most for the ${ordinal[house]} house is ${most}: ${why}.`,
  (most, why, house) =>
    `${capital(most)} decides it for the ${ordinal[house]} house, because ${why}.`,
  (most, _why, house) =>
    `For the ${ordinal[house]} house ${most} counts most; nothing important points the other way.`,
];

const weighing: WeighingTexts = {
  phrase,
  reasons: {
    sign_over_house: () => 'a planet’s sign shows how well it can act, its house only where',
    house_of_lord_first: () => 'a house is judged first by where its lord is',
    rules_the_house: (name) => `${name} rules it`,
    aspects_the_house: () => 'it falls on the house itself',
    house_adds_little: () => 'the house itself has little to add',
    in_the_house: (name) => `${name} is in the house and acts on it directly`,
  },
  nothing: (house) =>
    `Nothing of note affects the ${ordinal[house]} house, so it tends to follow the rest of the chart.`,
  little: (most, house) =>
    `Apart from ${most}, little touches the ${ordinal[house]} house, so it tends to follow the rest of the chart.`,
  outweighed: (most, against, house) =>
    `No single fact about the ${ordinal[house]} house weighs more than ${most}, but ${against} and the facts that agree with it count for more together.`,
  clear,
  mixed,
  alone,
};

/** Sentences on the areas of life, in English. */
export const lifeAreasEn: LifeAreaTexts = { grahas, summaries: summariesEn, factor, weighing };
