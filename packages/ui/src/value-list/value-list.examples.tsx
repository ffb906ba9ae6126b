import { ValueList } from './index.ts';

export const WhatItMeans = () => (
  <ValueList
    columns={{ base: 1 }}
    headingLevel={4}
    items={[
      {
        icon: 'dharma-wheel',
        title: 'Honesty',
        text: 'We do not sell a gemstone that your chart does not ask for.',
      },
      { icon: 'open-book', title: 'Knowledge', text: 'Every rule names its source.' },
    ]}
  />
);

export const Praise = () => (
  <ValueList
    columns={{ base: 1 }}
    headingLevel={4}
    items={[
      { icon: 'dharma-wheel', title: 'Excellence', text: 'The best astrologers in India.' },
      { icon: 'open-book', title: 'Trust', text: 'A name that everybody trusts.' },
    ]}
  />
);

export const Parts = () => (
  <ValueList
    columns={{ base: 1, tablet: 2 }}
    items={[
      { icon: 'open-book', title: 'Knowledge', text: 'Every rule names its source.' },
      { icon: 'rising-sun', title: 'Clarity', text: 'Plain words come first.' },
    ]}
  />
);
