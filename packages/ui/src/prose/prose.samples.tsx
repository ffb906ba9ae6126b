import { Heading } from '../layout/index.ts';
import type { ProseSection } from './index.ts';

export const text = (
  <>
    <section id="scope" aria-labelledby="scope-heading">
      <Heading level={2} id="scope-heading">
        What a reading is
      </Heading>
      <p>
        A reading describes tendencies. It is based on the place of the grahas at the minute of your
        birth, and it leaves the decision to you.
      </p>
      <Heading level={3}>What it is based on</Heading>
      <ul>
        <li>The date, the time and the place of your birth.</li>
        <li>Calculations that you can check: every figure shows its settings.</li>
      </ul>
    </section>
    <section id="use" aria-labelledby="use-heading">
      <Heading level={2} id="use-heading">
        How to use it
      </Heading>
      <ol>
        <li>Read the first sentence.</li>
        <li>Look at what it is based on.</li>
      </ol>
      <figure>
        <blockquote>
          <p>The stars incline, they do not compel.</p>
        </blockquote>
        <figcaption>An old saying</figcaption>
      </figure>
    </section>
  </>
);

/** The same kind of text as data. */
export const sections: readonly ProseSection[] = [
  {
    id: 'refunds',
    title: 'Refunds',
    blocks: [
      { type: 'paragraph', text: 'A booking can be cancelled free of charge up to a day before.' },
      { type: 'heading', text: 'After that' },
      {
        type: 'table',
        caption: 'What comes back',
        columns: ['When', 'Share'],
        rows: [
          ['A day before', '100 %'],
          ['On the day', '50 %'],
        ],
      },
      { type: 'list', ordered: true, items: ['Open your profile.', 'Choose the booking.'] },
      { type: 'quote', text: 'What is promised is owed.', source: 'A proverb' },
    ],
  },
];
