import { KootaTable, type KootaRow } from './index.ts';

const nadi: KootaRow = {
  id: 'nadi',
  name: 'Nadi',
  boy: 'Adi',
  girl: 'Antya',
  score: 8,
  fullScore: 8,
  description: 'The nadis differ.',
};

const bhakoot: KootaRow = {
  id: 'bhakoot',
  name: 'Bhakoot',
  boy: 'Leo',
  girl: 'Aries',
  score: 0,
  fullScore: 7,
  description: 'The signs are fifth and ninth from each other.',
};

const exception = 'The lords of both signs are friends.';

export const TwoKootas = () => (
  <KootaTable
    caption="Nadi and Bhakoot"
    boyLabel="Arjun"
    girlLabel="Meera"
    rows={[nadi, { ...bhakoot, exception }]}
    total={{ score: 8, fullScore: 15 }}
  />
);

export const ExceptionBesideScore = () => (
  <KootaTable
    caption="Bhakoot"
    boyLabel="Arjun"
    girlLabel="Meera"
    rows={[{ ...bhakoot, exception }]}
    total={{ score: 0, fullScore: 7 }}
  />
);

export const ExceptionInScore = () => (
  <KootaTable
    caption="Bhakoot"
    boyLabel="Arjun"
    girlLabel="Meera"
    rows={[{ ...bhakoot, score: 7, exception }]}
    total={{ score: 7, fullScore: 7 }}
  />
);
