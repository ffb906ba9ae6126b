import { GemCard } from './index.ts';

export const SaysWhy = () => (
  <GemCard
    gem="yellow-sapphire"
    title="Life gem"
    reason="Jupiter rules your ascendant, Sagittarius (Dhanu), and is well placed in the fifth house."
    caution="A gemstone is no treatment. See a doctor when you are ill."
    headingLevel={4}
  />
);

export const Promises = () => (
  <GemCard
    gem="yellow-sapphire"
    title="Lucky gem"
    reason="Brings wealth, a good marriage and success to everybody who wears it!"
    headingLevel={4}
  />
);

export const Parts = () => (
  <GemCard
    gem="yellow-sapphire"
    title="Life gem"
    reason="Jupiter rules your ascendant, Sagittarius (Dhanu), and is well placed in the fifth house."
    wear={{
      weight: 3,
      metal: 'Gold',
      finger: 'Index finger of the right hand',
      day: 'Thursday, in the hour after sunrise',
      substitutes: ['Yellow topaz', 'Citrine'],
    }}
    caution="A gemstone is no treatment. See a doctor when you are ill."
  />
);
