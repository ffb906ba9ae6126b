import { facts, readings, ReportView, table, text } from './index.ts';

export const FactsAsFacts = () => (
  <ReportView
    blocks={[
      facts({ title: 'The ascendant', headingLevel: 4 }, [
        ['Sign', { text: 'Taurus (Vrishabha)', sign: 2 }],
        ['Lord', { text: 'Venus', graha: 'venus' }],
        ['Nakshatra', 'Rohini'],
      ]),
    ]}
  />
);

export const FactsAsText = () => (
  <ReportView
    blocks={[
      text('Sign: Taurus (Vrishabha). Lord of the sign: Venus. Nakshatra: Rohini, second pada.'),
    ]}
  />
);

export const Parts = () => (
  <ReportView
    blocks={[
      {
        type: 'tiles',
        items: [
          { label: 'Mahadasha', value: { text: 'Moon', graha: 'moon' }, detail: '2020 to 2030' },
          { label: 'Antardasha', value: { text: 'Mars', graha: 'mars' }, detail: '2025 to 2026' },
        ],
      },
      facts({ title: 'The ascendant' }, [
        ['Sign', { text: 'Taurus (Vrishabha)', sign: 2 }],
        ['Lord', { text: 'Venus', graha: 'venus' }],
      ]),
      readings([
        {
          title: 'Mars in the third house',
          graha: 'mars',
          pieces: [{ text: 'You may act before you ask. A day in between often helps.' }],
          basedOn: 'Mars in Cancer, the third house',
        },
      ]),
      table(
        'Mahadashas',
        ['Lord', { header: 'Years', numeric: true }],
        [
          [{ text: 'Moon', graha: 'moon' }, 10],
          [{ text: 'Mars', graha: 'mars' }, 7],
        ],
      ),
    ]}
  />
);
