import { panesFromText, panesText, type Pane } from './panes.ts';

/** Layouts to begin with, for the ways astrologers work. */
const layouts = {
  parashari: '1.D1_1.D9_1.planets_1.vimshottari_t1.chart_1.ashtakvarga',
  kp: '1.kp-cusps_1.kp-planets_1.kp-significators_1.vimshottari_1.kp-ruling_t1.positions',
  match: '1.D1_2.D1_b.second-in-first_1.D9_2.D9_b.table',
} as const;

export type LayoutKey = keyof typeof layouts;
export const layoutKeys = Object.keys(layouts) as LayoutKey[];

/** The panes of a layout. */
export const panesOfLayout = (key: LayoutKey): Pane[] => panesFromText(layouts[key]);

/** The layout that these panes are; null if the visitor changed them. */
export function layoutOf(panes: readonly Pane[]): LayoutKey | null {
  const text = panesText(panes);
  return layoutKeys.find((key) => layouts[key] === text) ?? null;
}
