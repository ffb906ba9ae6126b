import { vargas, type BhavaSystem, type KundliSection } from '@jyoti/contract';

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

/** Panes with the chart of a division into houses, and with its table: the division of each. */
export const chalitSystems = {
  chalit: 'sripati',
  'chalit-placidus': 'placidus',
  'chalit-equal': 'equal',
} as const satisfies Record<string, BhavaSystem>;
export const houseSystems = {
  houses: 'sripati',
  'houses-placidus': 'placidus',
  'houses-equal': 'equal',
} as const satisfies Record<string, BhavaSystem>;

/**
 * What a pane of one birth can show, in groups of a list; the keys are in the URL of the workspace.
 */
export const paneGroups = [
  { key: 'charts', kinds: vargas },
  { key: 'more-charts', kinds: ['chandra', 'surya', 'mahadasha-lord', 'antardasha-lord'] },
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
  { key: 'dashas', kinds: ['vimshottari', 'char', 'yogini', 'more-dashas'] },
  { key: 'jaimini', kinds: ['karakas', 'karakas-of-eight', 'arudhas'] },
  {
    key: 'kp',
    kinds: ['kp-cusps', 'kp-planets', 'kp-significators', 'kp-houses', 'kp-ruling'],
  },
  { key: 'time', kinds: ['sade-sati', 'year-chart'] },
  { key: 'more', kinds: ['yogas', 'panchang', 'notes'] },
] as const;

export type PaneGroup = (typeof paneGroups)[number]['key'];
export type PaneKind = (typeof paneGroups)[number]['kinds'][number];
type KindOf<Group extends PaneGroup> = Extract<
  (typeof paneGroups)[number],
  { key: Group }
>['kinds'][number];

/** Panes that show a whole part of the tab More for astrologers. */
export const wholeParts = ['more-dashas', 'sade-sati', 'year-chart', 'yogas'] as const;
export type WholePart = (typeof wholeParts)[number];

/** Panes with one chart. */
export type ChartKind = KindOf<'charts' | 'more-charts'> | keyof typeof chalitSystems;
/** Panes whose blocks `panePart` describes. */
export type PartKind =
  | Exclude<KindOf<'houses'>, ChartKind>
  | KindOf<'planets' | 'aspects' | 'strengths' | 'ashtakavarga' | 'jaimini' | 'kp'>
  | 'char'
  | 'yogini'
  | 'panchang';

/** What a pane of two births can show: a table, and the grahas of one in the houses of the other. */
export const pairKinds = ['table', 'second-in-first', 'first-in-second'] as const;
export type PairKind = (typeof pairKinds)[number];

/** What a pane of the transits of the date can show. */
export const transitKinds = ['chart', 'positions', 'contacts', 'effects', 'dashas'] as const;
export type TransitKind = (typeof transitKinds)[number];

const groupOf = (kind: PaneKind): PaneGroup | undefined =>
  paneGroups.find(({ kinds }) => (kinds as readonly PaneKind[]).includes(kind))?.key;

const ofGroups: Partial<Record<PaneGroup, readonly KundliSection[]>> = {
  charts: ['divisional'],
  houses: ['houses'],
  aspects: ['aspects'],
  strengths: ['strengths'],
  ashtakavarga: ['binnashtakvarga'],
  jaimini: ['jaimini'],
  kp: ['kp'],
};

/** Where a pane shows other sections than its group. */
const ofKinds: Partial<Record<PaneKind, readonly KundliSection[]>> = {
  D1: [],
  avasthas: ['jaimini'],
  friendships: ['aspects'],
  ashtakvarga: ['ashtakvarga'],
  shodhana: ['strengths'],
  'shodhya-pinda': ['strengths'],
  'more-dashas': ['more_dashas'],
  'sade-sati': ['doshas'],
  yogas: ['yogas'],
};

/** The sections that a pane shows in addition to `planet_details` and `dashas`. */
export function sectionsOfPane(kind: PaneKind): readonly KundliSection[] {
  const group = groupOf(kind);
  return ofKinds[kind] ?? (group && ofGroups[group]) ?? [];
}

/** The sections of a pane that say what runs at an instant: they are requested again for another date. */
export const datedSectionsOfPane = (kind: PaneKind): readonly KundliSection[] =>
  kind === 'more-dashas' || kind === 'sade-sati' ? sectionsOfPane(kind) : [];

/** Whether a pane shows one chart. */
export const isChartKind = (kind: PaneKind): kind is ChartKind => {
  const group = groupOf(kind);
  return group === 'charts' || group === 'more-charts' || kind in chalitSystems;
};

const apart: readonly PaneKind[] = [...wholeParts, 'vimshottari', 'notes'];

/** Whether `panePart` describes what a pane shows. */
export const isPartKind = (kind: PaneKind): kind is PartKind =>
  !isChartKind(kind) && !apart.includes(kind);
