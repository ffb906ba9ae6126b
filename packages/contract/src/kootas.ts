/** The kootas of the Ashtakoot, by their keys in a match, in the order of the specification. */
export const ashtakootKeys = [
  'varna',
  'vasya',
  'tara',
  'yoni',
  'grahamaitri',
  'gana',
  'bhakoot',
  'nadi',
] as const;

/** The kootas of the Dashakoot. */
export const dashakootKeys = [
  'dina',
  'gana',
  'yoni',
  'rasi',
  'rasiathi',
  'rajju',
  'vedha',
  'mahendra',
  'sthree',
  'vasya',
] as const;
