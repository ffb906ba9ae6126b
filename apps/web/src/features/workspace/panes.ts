import { paneGroups, pairKinds, transitKinds } from '@jyoti/contract';
import type { PaneKind, PairKind, TransitKind } from '@jyoti/contract';

/** Whose facts a pane shows. */
export type Whose = 'first' | 'second' | 'both' | 'transits' | 'transits-of-second';

/** A pane: whose facts, and which. */
export type Pane =
  | { whose: 'first'; kind: PaneKind }
  | { whose: 'second'; kind: PaneKind }
  | { whose: 'both'; kind: PairKind }
  | { whose: 'transits'; kind: TransitKind }
  | { whose: 'transits-of-second'; kind: TransitKind };

/** The most panes that fit a wide screen and can be told apart by one digit. */
export const MOST_PANES = 6;

/** How the URL abbreviates whose facts a pane shows. */
const marks: Readonly<Record<Whose, string>> = {
  first: '1',
  second: '2',
  both: 'b',
  transits: 't1',
  'transits-of-second': 't2',
};

export const whoses = Object.keys(marks) as Whose[];

const ofBirth: readonly string[] = paneGroups.flatMap(({ kinds }) => kinds);

/** What a pane can show of somebody, the default first. */
export function kindsOf(whose: Whose): readonly string[] {
  if (whose === 'first' || whose === 'second') return ofBirth;
  return whose === 'both' ? pairKinds : transitKinds;
}

/** The pane with a content; with the default content if it cannot show this one. */
export function paneOf(whose: Whose, kind?: string): Pane {
  const kinds = kindsOf(whose);
  return { whose, kind: kinds.find((one) => one === kind) ?? kinds[0] } as Pane;
}

/** A pane in the URL: `1.D9`, `t1.chart`. */
export const paneText = ({ whose, kind }: Pane): string => `${marks[whose]}.${kind}`;

/** Panes in the URL: `1.D1_1.D9_t1.chart`. */
export const panesText = (panes: readonly Pane[]): string => panes.map(paneText).join('_');

/** The panes in a URL; a mistyped one is left out. */
export function panesFromText(text: string): Pane[] {
  return text
    .split('_')
    .flatMap((one): Pane[] => {
      const [mark, kind = ''] = one.split('.');
      const whose = whoses.find((name) => marks[name] === mark);
      return whose && kindsOf(whose).includes(kind) ? [paneOf(whose, kind)] : [];
    })
    .slice(0, MOST_PANES);
}

/** Whether a pane needs the second chart. */
export const needsSecond = ({ whose }: Pane): boolean =>
  whose === 'second' || whose === 'both' || whose === 'transits-of-second';
