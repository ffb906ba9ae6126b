import { vargas, type KundliSection } from '@jyoti/contract';

/**
 * What a pane of one birth can show, in groups of a list; the keys are in the URL of the workspace.
 */
export const paneGroups = [
  { key: 'charts', kinds: [...vargas, 'chandra', 'surya', 'chalit'] },
  {
    key: 'tables',
    kinds: ['planets', 'houses', 'aspects', 'friendships', 'ashtakvarga', 'shadbala', 'bhava-bala'],
  },
  { key: 'dashas', kinds: ['vimshottari', 'char', 'yogini', 'more-dashas'] },
  { key: 'jaimini', kinds: ['karakas', 'arudhas'] },
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
export type ChartKind = KindOf<'charts'>;
/** Panes whose blocks `panePart` describes. */
export type PartKind = KindOf<'tables' | 'jaimini' | 'kp'> | 'char' | 'yogini' | 'panchang';

/** What a pane of two births can show: a table, and the grahas of one in the houses of the other. */
export const pairKinds = ['table', 'second-in-first', 'first-in-second'] as const;
export type PairKind = (typeof pairKinds)[number];

/** What a pane of the transits of the date can show. */
export const transitKinds = ['chart', 'positions', 'contacts', 'effects', 'dashas'] as const;
export type TransitKind = (typeof transitKinds)[number];

const groupOf = (kind: PaneKind): PaneGroup | undefined =>
  paneGroups.find(({ kinds }) => (kinds as readonly PaneKind[]).includes(kind))?.key;

const ofKinds: Partial<Record<PaneKind, readonly KundliSection[]>> = {
  D1: [],
  chandra: [],
  surya: [],
  chalit: ['houses'],
  houses: ['houses'],
  aspects: ['aspects'],
  friendships: ['aspects'],
  ashtakvarga: ['ashtakvarga'],
  shadbala: ['strengths'],
  'bhava-bala': ['strengths'],
  karakas: ['jaimini'],
  arudhas: ['jaimini'],
  'more-dashas': ['more_dashas'],
  'sade-sati': ['doshas'],
  yogas: ['yogas'],
};

/** The sections that a pane shows in addition to `planet_details` and `dashas`. */
export function sectionsOfPane(kind: PaneKind): readonly KundliSection[] {
  const known = ofKinds[kind];
  if (known) return known;
  const group = groupOf(kind);
  if (group === 'charts') return ['divisional'];
  return group === 'kp' ? ['kp'] : [];
}

/** Whether a pane shows one chart. */
export const isChartKind = (kind: PaneKind): kind is ChartKind => groupOf(kind) === 'charts';

const apart: readonly PaneKind[] = [...wholeParts, 'vimshottari', 'notes'];

/** Whether `panePart` describes what a pane shows. */
export const isPartKind = (kind: PaneKind): kind is PartKind =>
  !isChartKind(kind) && !apart.includes(kind);
