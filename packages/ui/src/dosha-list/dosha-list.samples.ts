import type { DoshaItem } from './index.ts';

export const sampleDoshas: readonly DoshaItem[] = [
  {
    name: 'Rajju Dosha',
    findings: [{ present: false }],
    text: 'The two nakshatras are in different parts.',
  },
  {
    name: 'Mangal Dosha',
    findings: [
      { present: true, label: 'Arjun: 62%' },
      { present: false, label: 'Meera: 0%' },
    ],
    text: 'From 25% it counts as present.',
  },
  { name: 'Vedha', findings: [{ present: true }] },
];
