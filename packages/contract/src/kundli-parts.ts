import { paneGroups, pairKinds, transitKinds } from './kundli-panes.ts';
import type { PairKind, PaneKind, TransitKind } from './kundli-panes.ts';

/** Sub-tabs of More for astrologers. */
const astrologerParts = [
  /** Of the instant `at`. */
  'transits',
  'transit-list',
  'sade-sati',
  'yogas',
  'strengths',
  'bhava-chalit',
  'aspects',
  'karakas',
  'points',
  'more-charts',
  'sudarshana',
  'more-vargas',
  'kp',
  /** Of the year `year`, cast for `place`. */
  'year-chart',
  'more-dashas',
  'birth-time',
] as const;
export type AstrologerPartKey = (typeof astrologerParts)[number];

/** Panes that show a whole part of the tab More for astrologers, and those that are no parts of a document. */
const otherPanes = [
  'more-dashas',
  'sade-sati',
  'year-chart',
  'yogas',
  'vimshottari',
  'notes',
] as const;

/** A pane of the workspace: of one birth, of two, or of the transits of the instant `at`. */
export type PanePartKey =
  | `pane:${Exclude<PaneKind, (typeof otherPanes)[number]>}`
  | `pair:${PairKind}`
  | `transits:${TransitKind}`;

const ofBirth: readonly PaneKind[] = paneGroups.flatMap(({ kinds }) => kinds);
/** Parts that are panes of the workspace. */
export const paneParts = [
  ...ofBirth
    .filter((kind) => !(otherPanes as readonly PaneKind[]).includes(kind))
    .map((kind) => `pane:${kind}`),
  ...pairKinds.map((kind) => `pair:${kind}`),
  ...transitKinds.map((kind) => `transits:${kind}`),
] as PanePartKey[];

/** The parts of the tabs Kundli, General and Doshas. */
const tabParts = [
  'basic-details',
  'planet-details',
  'divisional-chart',
  'ashtakvarga',
  'binnashtakvarga',
  'western-planet',
  'personal-characteristics',
  'ascendant-report',
  'planet-report',
  'mahadasha',
  'mahadasha-prediction',
  'antardasha',
  'char-dasha-current',
  'char-dasha-main',
  'char-dasha-sub',
  'current-mahadasha',
  'current-mahadasha-full',
  'yogini-dasha-main',
  'yogini-dasha-sub',
  'mangal-dosh',
  'kaal-sarp-dosh',
  'manglik-dosh',
  'pitra-dosh',
  'papasamaya',
  // Below each of the doshas.
  'sade-sati-summary',
] as const;
export type TabPartKey = (typeof tabParts)[number];

/** The parts of a report, in the order of its tabs. */
export const kundliParts = [...tabParts, ...astrologerParts] as const;
export type KundliPartKey = (typeof kundliParts)[number] | PanePartKey;
