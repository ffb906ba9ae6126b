import { vargas } from './choices.ts';

/** Panes with the bhinnashtakavarga of one body. */
export const bhinnaKinds = [
  'bhinna-sun',
  'bhinna-moon',
  'bhinna-mars',
  'bhinna-mercury',
  'bhinna-jupiter',
  'bhinna-venus',
  'bhinna-saturn',
  'bhinna-ascendant',
] as const;

/** What a pane of one birth can show, in groups of a list; the keys are in the URL of the workspace. */
export const paneGroups = [
  { key: 'charts', kinds: vargas },
  {
    key: 'more-charts',
    kinds: ['chandra', 'surya', 'mahadasha-lord', 'antardasha-lord', 'sudarshana'],
  },
  {
    key: 'houses',
    kinds: [
      'chalit',
      'chalit-placidus',
      'chalit-equal',
      'houses',
      'houses-placidus',
      'houses-equal',
    ],
  },
  { key: 'planets', kinds: ['planets', 'avasthas', 'friendships'] },
  { key: 'aspects', kinds: ['aspects', 'aspects-by-degree', 'rashi-drishti'] },
  { key: 'strengths', kinds: ['shadbala', 'shadbala-parts', 'vimsopaka', 'bhava-bala'] },
  {
    key: 'ashtakavarga',
    kinds: ['ashtakvarga', ...bhinnaKinds, 'shodhana', 'shodhya-pinda'],
  },
  { key: 'dashas', kinds: ['vimshottari', 'char', 'yogini', 'sudarshana-dasha', 'more-dashas'] },
  { key: 'jaimini', kinds: ['karakas', 'karakas-of-eight', 'arudhas', 'argala'] },
  { key: 'points', kinds: ['special-lagnas', 'upagrahas'] },
  {
    key: 'kp',
    kinds: ['kp-cusps', 'kp-planets', 'kp-significators', 'kp-houses', 'kp-ruling'],
  },
  { key: 'time', kinds: ['sade-sati', 'year-chart', 'lagna-spans'] },
  { key: 'more', kinds: ['yogas', 'panchang', 'notes'] },
] as const;

export type PaneGroup = (typeof paneGroups)[number]['key'];
export type PaneKind = (typeof paneGroups)[number]['kinds'][number];

/** What a pane of two births can show: a table, and the grahas of one in the houses of the other. */
export const pairKinds = ['table', 'second-in-first', 'first-in-second'] as const;
export type PairKind = (typeof pairKinds)[number];

/** What a pane of the transits of the date can show. */
export const transitKinds = [
  'chart',
  'positions',
  'kakshyas',
  'contacts',
  'effects',
  'dashas',
] as const;
export type TransitKind = (typeof transitKinds)[number];
