import { DoshaList } from './index.ts';

export const NamesThePersons = () => (
  <DoshaList
    label="Doshas of Arjun and Meera"
    items={[
      {
        name: 'Mangal Dosha',
        findings: [
          { present: true, label: 'Arjun: present' },
          { present: false, label: 'Meera: not present' },
        ],
        text: 'Mars is in the seventh house of Arjun’s chart.',
      },
    ]}
  />
);

export const NamesNobody = () => (
  <DoshaList
    label="Doshas of Arjun and Meera"
    items={[
      {
        name: 'Mangal Dosha',
        findings: [{ present: true }, { present: false }],
        text: 'Mars is in the seventh house of one chart.',
      },
    ]}
  />
);
