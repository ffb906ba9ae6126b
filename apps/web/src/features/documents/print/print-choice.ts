import type { PdfLetterhead } from '@jyoti/pdf';
import type { ReactNode } from 'react';
import { browserChoice, browserState } from '../../../platform/data/browser-state.ts';

/** A part of a report that can be printed or left out. */
export interface PrintPart {
  key: string;
  label: string;
}

/** The parts of one tab. */
export interface PrintGroup {
  label?: string;
  parts: readonly PrintPart[];
  /** Not part of the whole report, but of everything: few readers want it on paper. @default false */
  isExtra?: boolean;
}

/** Print options of a report. */
export interface PrintChoice {
  /** All parts, grouped by tab; one unnamed group if there are no nested tabs. */
  groups: readonly PrintGroup[];
  /** The open part of the page. */
  current: PrintPart | null;
  /** The parts of the short version. @default no short version */
  short?: readonly string[];
}

/** The button that downloads some parts as PDF, in their order. */
export type PdfOfParts = (
  label: string,
  parts: ReadonlySet<string>,
  letterhead: PdfLetterhead | undefined,
) => ReactNode;

export const printScopes = ['first', 'current', 'short', 'whole', 'everything', 'chosen'] as const;
export type PrintScope = (typeof printScopes)[number];

/** The last print choice, stored in this browser. */
export const usePrintScope = browserChoice('jyoti-print-scope', printScopes, 'short');

const chosenParts = browserState('jyoti-print-parts', (text): readonly string[] =>
  (text ?? '').split(' ').filter(Boolean),
);

/** Keys of the parts last ticked, across all kinds of reports. */
export function useChosenParts(): [readonly string[], (keys: readonly string[]) => void] {
  return [chosenParts.use(), (keys) => chosenParts.set(keys.join(' '))];
}

/** The scope, if the report offers it, else the whole report. */
export function offeredScope(
  { groups, current, short }: PrintChoice,
  scope: PrintScope,
): PrintScope {
  if (scope === 'short' && !short) return 'whole';
  if (scope === 'everything' && !groups.some(({ isExtra }) => isExtra)) return 'whole';
  return scope === 'current' && !current ? 'whole' : scope;
}

/** Keys of the parts in a scope, in the order of the report. */
export function partsOfScope(
  { groups, current, short = [] }: PrintChoice,
  scope: PrintScope,
  chosen: readonly string[],
): ReadonlySet<string> {
  const keysOf = (some: readonly PrintGroup[]) =>
    some.flatMap(({ parts }) => parts.map(({ key }) => key));
  const all = keysOf(groups);
  switch (scope) {
    case 'first':
      return new Set();
    case 'current':
      return new Set(current ? [current.key] : []);
    case 'short':
      return new Set(short);
    case 'whole':
      return new Set(keysOf(groups.filter(({ isExtra }) => !isExtra)));
    case 'everything':
      return new Set(all);
    case 'chosen':
      return new Set(all.filter((key) => chosen.includes(key)));
  }
}
