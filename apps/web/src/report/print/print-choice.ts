import { browserChoice, browserState } from '../../data/browser-state.ts';

/** A part of a report that can be printed or left out. */
export interface PrintPart {
  key: string;
  label: string;
}

/** What a report offers to print. */
export interface PrintChoice {
  /** All parts, under the names of their tabs; one group without a name where there are no tabs within tabs. */
  groups: readonly { label?: string; parts: readonly PrintPart[] }[];
  /** The part that is open on the page. */
  current: PrintPart | null;
  /** The parts of the short version. @default no short version */
  short?: readonly string[];
}

export const printScopes = ['first', 'current', 'short', 'whole', 'chosen'] as const;
export type PrintScope = (typeof printScopes)[number];

/** What was printed last, stored in this browser. */
export const usePrintScope = browserChoice('jyoti-print-scope', printScopes, 'short');

const chosenParts = browserState('jyoti-print-parts', (text): readonly string[] =>
  (text ?? '').split(' ').filter(Boolean),
);

/** The keys of the parts that were ticked last, of all reports. */
export function useChosenParts(): [readonly string[], (keys: readonly string[]) => void] {
  return [chosenParts.use(), (keys) => chosenParts.set(keys.join(' '))];
}

/** The scope, where a report offers it, else the whole report. */
export function offeredScope({ current, short }: PrintChoice, scope: PrintScope): PrintScope {
  if (scope === 'short' && !short) return 'whole';
  return scope === 'current' && !current ? 'whole' : scope;
}

/** The keys of the parts that a scope names, in the order of the report. */
export function partsOfScope(
  { groups, current, short = [] }: PrintChoice,
  scope: PrintScope,
  chosen: readonly string[],
): ReadonlySet<string> {
  const all = groups.flatMap(({ parts }) => parts.map(({ key }) => key));
  switch (scope) {
    case 'first':
      return new Set();
    case 'current':
      return new Set(current ? [current.key] : []);
    case 'short':
      return new Set(short);
    case 'whole':
      return new Set(all);
    case 'chosen':
      return new Set(all.filter((key) => chosen.includes(key)));
  }
}
