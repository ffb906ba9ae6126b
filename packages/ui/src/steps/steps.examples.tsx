import { Steps } from './index.ts';

export const InOrder = () => (
  <Steps
    headingLevel={4}
    items={[
      { title: 'Enter your name', text: 'As it is on your birth certificate.' },
      { title: 'Check your numbers', text: 'Each letter has a value from 1 to 9.' },
    ]}
  />
);

export const Features = () => (
  <Steps
    headingLevel={4}
    items={[
      { title: 'Private', text: 'Your chart stays on your phone.' },
      { title: 'Free', text: 'You pay nothing for a chart.' },
    ]}
  />
);

export const Parts = () => (
  <Steps
    items={[
      { title: 'Choose a date', text: 'We show the good times of each day.' },
      { title: 'Send your request', text: 'The pandit answers within a day.' },
    ]}
  />
);
