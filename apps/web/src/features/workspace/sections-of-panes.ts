import type { KundliSection } from '@jyoti/contract';
import { sectionsOfPane } from '@jyoti/reports';
import type { Pane } from './panes.ts';

/** The sections of a report that some panes show in addition to those of its opening. */
export const sectionsOfPanes = (
  panes: readonly Pane[],
  of: 'first' | 'second',
): readonly KundliSection[] =>
  panes.flatMap((pane) => (pane.whose === of ? sectionsOfPane(pane.kind) : []));
