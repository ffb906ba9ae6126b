import { paneText, type Pane } from './panes.ts';

/** What a new pane shows, in the order in which astrologers often look. */
const wanted: readonly Pane[] = [
  { whose: 'first', kind: 'planets' },
  { whose: 'first', kind: 'D9' },
  { whose: 'transits', kind: 'chart' },
  { whose: 'first', kind: 'vimshottari' },
  { whose: 'first', kind: 'notes' },
  { whose: 'first', kind: 'D10' },
];

/** The first of them that no pane shows yet. */
export function nextPane(panes: readonly Pane[]): Pane {
  const shown = new Set(panes.map(paneText));
  return wanted.find((pane) => !shown.has(paneText(pane))) ?? { whose: 'first', kind: 'D1' };
}
