import type { GemCardProps } from './index.ts';

/** Sample advice, plainly invented. */
export const lifeGem: GemCardProps = {
  gem: 'yellow-sapphire',
  title: 'Life gem',
  reason: 'Jupiter rules your ascendant, Dhanu, and stands well in the fifth house.',
  wear: {
    weight: 3,
    metal: 'Gold',
    finger: 'Index finger of the right hand',
    day: 'Thursday, in the hour after sunrise',
    mantra: 'Om Gram Greem Graum Sah Gurave Namah',
    substitutes: ['Yellow topaz', 'Citrine'],
  },
  caution: 'Not beside a diamond or an emerald. A gem is no treatment; see a doctor when ill.',
};

export const avoided: GemCardProps = {
  gem: 'blue-sapphire',
  reason:
    'Saturn rules the second and third houses here and is no friend of your ascendant’s lord.',
  advised: false,
};
