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
