import type { PapaPartner } from './index.ts';

/** Two sample charts, plainly invented. */
export const samplePartners: [PapaPartner, PapaPartner] = [
  {
    name: 'Arjun',
    papa: { rahu: 4.5, sun: 8.25, saturn: 12.75, mars: 18.5 },
    total: 44,
    points: { rahu: 0.5, sun: 0.75, saturn: 1, mars: 1.5, total: 3.75 },
  },
  {
    name: 'Meera',
    papa: { rahu: 0, sun: 5, saturn: 10, mars: 26 },
    total: 41,
    points: { rahu: 0, sun: 0.25, saturn: 1, mars: 1.75, total: 3 },
  },
];
