import type { Gemstones, GemRow, Stone } from '@jyoti/contract';
import { ayanamsaNames } from '../../kundli/ayanamsa-names.en.ts';

type Guard = GemRow['guards'][number];

const ordinal = (number: number) =>
  `${number}${['th', 'st', 'nd', 'rd'][number > 3 ? 0 : number] ?? 'th'}`;

const range = ([from = 0, to = 0]: readonly number[], unit: string) =>
  from === to ? `${from} ${unit}` : `${from} to ${to} ${unit}`;

/** The sentences of a recommendation, in English. */
export const en = {
  title: (name: string) => `Gemstones for ${name}`,
  birth: (day: string, time: string, place: string) => `Born ${day}, ${time}, in ${place}.`,
  ready: 'Your recommendation is ready',
  none: 'No stone is advised for this chart',
  ascendant: 'Ascendant',
  again: 'Change details',
  stones: 'Your three stones',
  order: 'Which comes first',
  orderText: 'Stones without any caution, in order of preference.',
  roles: { life: 'Life stone', lucky: 'Lucky stone', fortune: 'Fortune stone' } satisfies Record<
    Gemstones['order'][number],
    string
  >,
  inOrder: (role: string, gem: string) => `${role}: ${gem}`,
  dasha: 'For your current period',
  dashaText: 'The stone of a node is worn only in its own period, and taken off when that ends.',
  dashaStone: 'Stone of the period',
  avoid: 'Stones to avoid',
  avoidText: 'Stones of the other lords, each with the reason to avoid it.',
  firstWorn: 'Wearing it for the first time',
  suits: 'Who it suits',
  oneOf: (choices: readonly string[]) => choices.join(' or '),
  day: (day: string, times: readonly string[]) =>
    times.length > 0 ? `${day}, ${times.join(' or ')}` : day,
  weight: ({ weight_ratti, weight_carats }: Stone) =>
    `Almanacs give ${range(weight_ratti, 'ratti')} as the minimum weight (${range(weight_carats, 'carats')}).`,
  guards: {
    dusthana_lord: ({ house }: Guard) =>
      house === null
        ? 'its lord rules a difficult house'
        : `its lord rules the ${ordinal(house)} house`,
    maraka: () => 'its lord is a maraka of this ascendant',
    functional_malefic: () => 'its lord is a functional malefic for this ascendant',
    weakened: ({ afflictions }: Guard) => `its lord is ${afflictions.join(' and ')}`,
    node_outside_its_dasha: () => 'the period of its node is not running',
  } satisfies Record<Guard['code'], (guard: Guard) => string>,
  guardList: (guards: readonly string[]) => `${guards.join('; ')}.`,
  limits: 'What gems are not',
  notForSale: 'No stone is for sale on this site, and nobody pays us to name one.',
  basis: ({ settings }: Gemstones, degrees: string, offset: string, clock: string) =>
    `${ayanamsaNames[settings.ayanamsa]} ayanamsa ${degrees}, ${settings.node} node, whole-sign houses, clock ${offset} (${clock}).`,
  uncertain: 'If the time is uncertain by more than ten minutes, your ascendant may be different.',
  sheet: (name: string) => `Gemstones of ${name}`,
  file: 'jyoti-gemstones.pdf',
  fact: (label: string, value: string) => `${label}: ${value}`,
  facts: {
    weight: 'Weight',
    metal: 'Metal',
    finger: 'Finger',
    day: 'Day',
    mantra: 'Mantra',
    substitutes: 'Substitutes',
  },
  notAdvised: 'Not advised',
  /** "Ruby (Manik)" */
  named: (gem: string, alias: string) => `${gem} (${alias})`,
  carats: ({ weight_carats }: Stone) => `from ${weight_carats[0]} carats`,
  roleHeader: 'Stone',
  gemHeader: 'Gem',
  whyNot: 'Why not',
};

export type GemResultWords = typeof en;
