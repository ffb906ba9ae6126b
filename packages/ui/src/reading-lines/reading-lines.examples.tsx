import { ReadingLines } from './index.ts';

export const NamesThePlacement = () => (
  <ReadingLines
    items={[
      {
        id: 'mars',
        text: 'You may promise more than you have time for.',
        reason: {
          graha: 'mars',
          label: 'Mars, twelfth house',
          text: 'Mars is in Cancer, the twelfth house from Leo.',
        },
      },
      {
        id: 'moon',
        text: 'A good day to finish what you have begun.',
        reason: {
          graha: 'moon',
          label: 'Moon, fifth house',
          text: 'The Moon is in Sagittarius, the fifth house from Leo.',
        },
      },
    ]}
  />
);

export const AsksWhy = () => (
  <ReadingLines
    items={[
      {
        id: 'mars',
        text: 'You may promise more than you have time for.',
        reason: { label: 'Why?', text: 'Mars is in Cancer, the twelfth house from Leo.' },
      },
      {
        id: 'moon',
        text: 'A good day to finish what you have begun.',
        reason: { label: 'Why?', text: 'The Moon is in Sagittarius, the fifth house from Leo.' },
      },
    ]}
  />
);

export const WithALead = () => (
  <ReadingLines
    lead
    items={[
      { id: 'day', text: 'A calm day. Good for work that needs patience.' },
      {
        id: 'mars',
        text: 'You may promise more than you have time for.',
        reason: {
          graha: 'mars',
          label: 'Mars, twelfth house',
          text: 'Mars is in Cancer, the twelfth house from Leo.',
        },
      },
    ]}
  />
);
