import type { KundliPartKey } from '@jyoti/contract';
import type { Pane } from './panes.ts';

/** Panes that are no part of a document, or that request their own. */
const apart: Readonly<Record<string, true>> = {
  vimshottari: true,
  notes: true,
  'year-chart': true,
};

/** The part whose tree of periods a pane shows. */
export const treePart = 'mahadasha' satisfies KundliPartKey;

/** With any one part come the birth and its settings. */
export const anyPart = 'pane:D1' satisfies KundliPartKey;

/** Panes that show a whole part of the tab More for astrologers. */
const whole: Readonly<Record<string, true>> = {
  'more-dashas': true,
  'sade-sati': true,
  yogas: true,
};

/** Panes of what runs at the moment of the workspace. */
const dated: Readonly<Record<string, true>> = {
  'mahadasha-lord': true,
  'antardasha-lord': true,
  char: true,
  yogini: true,
  'more-dashas': true,
  'sade-sati': true,
};

/** The part of a document that a pane shows; null for one that shows something else. */
export function partOfPane({ whose, kind }: Pane): KundliPartKey | null {
  if (whose === 'both') return `pair:${kind}`;
  if (whose === 'transits' || whose === 'transits-of-second') return `transits:${kind}`;
  if (kind in apart) return null;
  return (kind in whole ? kind : `pane:${kind}`) as KundliPartKey;
}

/** Whether the part of a pane is of the moment of the workspace. */
export const isDated = ({ whose, kind }: Pane): boolean =>
  whose === 'transits' || whose === 'transits-of-second' || (whose !== 'both' && kind in dated);

/** Whose birth the part of a pane is requested for. */
export const birthOfPane = ({ whose }: Pane): 'first' | 'second' =>
  whose === 'second' || whose === 'transits-of-second' ? 'second' : 'first';

/** The parts of some panes that are the same at every moment. */
export const steadyParts = (panes: readonly Pane[], of: 'first' | 'second'): KundliPartKey[] =>
  panes
    .filter((pane) => pane.whose === of && !isDated(pane))
    .flatMap((pane) => (pane.kind === 'vimshottari' ? treePart : (partOfPane(pane) ?? [])));

/** The parts of some panes that are of the moment, each once. */
export const datedParts = (panes: readonly Pane[], of: 'first' | 'second'): KundliPartKey[] => [
  ...new Set(
    panes
      .filter((pane) => birthOfPane(pane) === of && isDated(pane))
      .flatMap((pane) => partOfPane(pane) ?? []),
  ),
];
