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

/** The keys of the parts that a scope names. */
export function partsOfScope(
  { groups, current, short = [] }: PrintChoice,
  scope: PrintScope,
  chosen: readonly string[],
): ReadonlySet<string> {
  switch (scope) {
    case 'first':
      return new Set();
    case 'current':
      return new Set(current ? [current.key] : []);
    case 'short':
      return new Set(short);
    case 'whole':
      return new Set(groups.flatMap(({ parts }) => parts.map(({ key }) => key)));
    case 'chosen':
      return new Set(chosen);
  }
}
