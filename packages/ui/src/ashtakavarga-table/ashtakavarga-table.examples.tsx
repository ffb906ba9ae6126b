import { AshtakavargaTable, type AshtakavargaRow } from './index.ts';

const rows: readonly AshtakavargaRow[] = [
  { body: 'sun', points: [3, 5, 4, 2, 6, 1, 4, 5, 3, 4, 7, 4] },
  { body: 'moon', points: [4, 2, 5, 6, 3, 4, 1, 5, 4, 6, 3, 6] },
  { body: 'mars', points: [2, 4, 3, 5, 0, 4, 3, 5, 2, 4, 6, 1] },
  { body: 'mercury', points: [5, 4, 6, 3, 5, 4, 5, 2, 7, 4, 5, 4] },
  { body: 'jupiter', points: [6, 4, 5, 3, 5, 4, 6, 5, 3, 5, 4, 6] },
  { body: 'venus', points: [4, 5, 3, 6, 4, 5, 2, 5, 4, 6, 3, 5] },
  { body: 'saturn', points: [3, 2, 4, 3, 5, 1, 4, 3, 4, 2, 5, 3] },
  { body: 'ascendant', points: [4, 5, 3, 4, 5, 3, 4, 5, 4, 3, 5, 4] },
];

const sarva = [27, 26, 30, 28, 28, 23, 25, 30, 27, 31, 33, 29];

export const EveryBody = () => (
  <AshtakavargaTable caption="Ashtakavarga of Asha" rows={rows} sarva={sarva} lagna={5} />
);

export const SomeBodies = () => (
  <AshtakavargaTable
    caption="Strong grahas of Asha"
    rows={rows.filter(({ body }) => body === 'mercury' || body === 'jupiter')}
    sarva={sarva}
    lagna={5}
  />
);
