import type { KootaRow } from './index.ts';

/** A sample match, plainly invented. */
export const sampleKootas: KootaRow[] = [
  ['varna', 'Varna', 'Kshatriya', 'Vaishya', 1, 1, 'His varna is not below hers.'],
  ['vasya', 'Vashya', 'Manava', 'Chatushpada', 1, 2, 'Each follows the other in part.'],
  [
    'tara',
    'Tara',
    'Sadhaka',
    'Vipat',
    1.5,
    3,
    'Counted from her star his is good; from his, hers is not.',
  ],
  ['yoni', 'Yoni', 'Lion', 'Cow', 1, 4, 'The two animals are not friends.'],
  ['grahamaitri', 'Graha Maitri', 'Sun', 'Mars', 5, 5, 'The lords of both Moon signs are friends.'],
  ['gana', 'Gana', 'Deva', 'Deva', 6, 6, 'Both are of the deva gana.'],
  [
    'bhakoot',
    'Bhakoot',
    'Simha',
    'Mesha',
    0,
    7,
    'The signs stand fifth and ninth from each other.',
    'Both Moon signs have lords who are friends, so this is not counted against the match.',
  ],
  ['nadi', 'Nadi', 'Adi', 'Antya', 8, 8, 'The nadis differ.'],
].map(
  ([id, name, boy, girl, score, fullScore, description, exception]) =>
    ({ id, name, boy, girl, score, fullScore, description, exception }) as KootaRow,
);

export const sampleTotal = { score: 23.5, fullScore: 36 };

export const samplePoruthams: KootaRow[] = [
  [
    'dina',
    'Dina',
    'Magha',
    'Ashwini',
    1,
    'Her star counts to his favourably: health and long life.',
  ],
  ['gana', 'Gana', 'Rakshasa', 'Deva', 0, 'The ganas differ in temper.'],
  ['yoni', 'Yoni', 'Rat', 'Horse', 1, 'The animals are at peace.'],
  ['rasi', 'Rashi', 'Simha', 'Mesha', 1, 'His sign is the fifth from hers.'],
  ['rasiathi', 'Rasiathi', 'Sun', 'Mars', 1, 'The lords of the signs are friends.'],
  ['rajju', 'Rajju', 'Pada', 'Pada', 0, 'Both stars lie on the same part of the rope.'],
  ['vedha', 'Vedha', 'Magha', 'Ashwini', 1, 'Neither star pierces the other.'],
  ['mahendra', 'Mahendra', 'Magha', 'Ashwini', 1, 'His star is the tenth from hers.'],
  [
    'sthree',
    'Stree Deergha',
    'Magha',
    'Ashwini',
    0.5,
    'His star is past the seventh from hers, not past the thirteenth.',
  ],
  ['vasya', 'Vashya', 'Simha', 'Mesha', 1, 'Mesha draws Simha.'],
].map(
  ([id, name, boy, girl, score, description]) =>
    ({ id, name, boy, girl, score, fullScore: 1, description }) as KootaRow,
);

export const porutham = { score: 7.5, fullScore: 10 };

export const sampleKootasInHindi: KootaRow[] = [
  {
    id: 'grahamaitri',
    name: 'ग्रहमैत्री',
    boy: 'सूर्य',
    girl: 'मंगल',
    score: 5,
    fullScore: 5,
    description: 'दोनों चंद्र राशियों के स्वामी मित्र हैं।',
  },
  {
    id: 'bhakoot',
    name: 'भकूट',
    boy: 'सिंह',
    girl: 'मेष',
    score: 0,
    fullScore: 7,
    description: 'राशियाँ एक-दूसरे से पाँचवीं और नौवीं हैं।',
    exception: 'राशि-स्वामी मित्र हैं, इसलिए यह मिलान के विरुद्ध नहीं गिना जाता।',
  },
];
