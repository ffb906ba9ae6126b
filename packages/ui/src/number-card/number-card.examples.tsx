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

export const Parts = () => (
  <NumberCard
    title="Destiny"
    number={11}
    reduced={2}
    meaning="You often notice what others overlook."
    sums={[
      { terms: [1, 4, 5, 1, 9, 9, 0], sum: 29 },
      { terms: [2, 9], sum: 11 },
    ]}
  />
);
