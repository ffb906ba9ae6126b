import { NumberCard } from './index.ts';

const meaning = 'You like to understand a thing before you act on it.';

export const WithItsWorking = () => (
  <NumberCard
    headingLevel={4}
    title="Soul Urge"
    number={7}
    meaning={meaning}
    letters={[
      { letter: 'A', value: 1 },
      { letter: 'I', value: 9 },
      { letter: 'O', value: 6 },
    ]}
    sums={[
      { terms: [1, 9, 6], sum: 16 },
      { terms: [1, 6], sum: 7 },
    ]}
  />
);

export const WithoutItsWorking = () => (
  <NumberCard headingLevel={4} title="Soul Urge" number={7} meaning={meaning} />
);
