import type { Gemstones, GemRow, Stone } from '@jyoti/contract';
import { ayanamsaNames } from '../../kundli/ayanamsa-names.en.ts';

type Guard = GemRow['guards'][number];

const ordinal = (number: number) =>
  `${number}${['th', 'st', 'nd', 'rd'][number > 3 ? 0 : number] ?? 'th'}`;

const range = ([from = 0, to = 0]: readonly number[], unit: string) =>
  from === to ? `${from} ${unit}` : `${from} to ${to} ${unit}`;

export const en = {
  title: 'Gemstone Recommendation',
  description:
    'The life, lucky and fortune stones of a birth chart: why each is suggested, how to wear it, and when not to.',
  lead: 'Three stones from your ascendant: why each is suggested, how to wear it, and when not to. Nothing is for sale here.',
  form: {
    useSaved: 'Use a saved chart',
    title: 'Your name and birth',
    firstName: 'First name',
    lastName: 'Last name',
    gender: 'Gender',
    birthDate: 'Birth date',
    birthTime: 'Birth time',
    birthTimeHint: 'Local time at the birth place. You can leave the seconds at 00.',
    birthPlace: 'Birth place',
    submit: 'Show my gemstones',
    busy: 'Casting the chart...',
    failed: 'We couldn’t find your gemstones. Your details are still here. Please try again.',
    private: 'We don’t store these details on our server.',
  },
  samples: {
    title: 'Three of the nine stones',
    lead: 'As tradition describes them. Yours depend on your chart.',
    ruby: 'The Sun rules Leo. By custom in gold or copper, on the ring finger, first worn on a Sunday.',
    emerald:
      'Mercury rules Gemini and Virgo. By custom in gold, on the little finger, first worn on a Wednesday.',
    'yellow-sapphire':
      'Jupiter rules Sagittarius and Pisces. By custom in gold, on the index finger, first worn on a Thursday.',
  },
  how: {
    title: 'How it works',
    steps: [
      {
        title: 'Your ascendant is found',
        text: 'Date, time and place of birth give the sign that was rising. It changes about every two hours, so the time matters.',
      },
      {
        title: 'Three lords name three stones',
        text: 'The lord of the first house names the life stone, that of the fifth the lucky stone, that of the ninth the fortune stone.',
      },
      {
        title: 'We check the cautions',
        text: 'If a lord mainly rules a difficult house, or is badly weakened, we don’t recommend its stone, and we say why.',
      },
    ],
  },
  voices: 'What readers say',
  questions: 'Questions about gemstones',
  result: {
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
      `Almanacs name ${range(weight_ratti, 'ratti')} as the least weight (${range(weight_carats, 'carats')}).`,
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
    uncertain:
      'If the time is uncertain by more than ten minutes, your ascendant may be different.',
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
  },
};

export type GemstonesWords = typeof en;
