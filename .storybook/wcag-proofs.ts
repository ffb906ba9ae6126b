import { WCAG_CRITERIA } from './wcag-criteria.ts';

/** A test of a criterion: its title without the tags. */
export interface Proof {
  readonly criterion: string;
  readonly title: string;
}

const TAGGED_TITLE = /(['"`])((?:(?!\1|\n).)*@wcag:(?:(?!\1|\n).)*)\1/g;

/** The titles of tests in a source file that carry `@wcag:`, one entry a criterion. */
export function proofsIn(source: string): Proof[] {
  return [...source.matchAll(TAGGED_TITLE)].flatMap(([, , tagged = '']) => {
    const title = tagged
      .replace(/\s*@wcag:[\d.]+/g, '')
      .replace(/\s*\[S[^\]]*\]/g, '')
      .replace(/\$\{[^}]*\}|%[sdoj]|\$\w+/g, '…')
      .trim();
    return [...tagged.matchAll(/@wcag:([\d.]+)/g)].map(([, criterion = '']) => ({
      criterion,
      title,
    }));
  });
}

/** Proofs by criterion, in the order of the criteria. */
export function byCriterion(proofs: readonly Proof[]): [criterion: string, titles: string[]][] {
  const grouped = new Map<string, Set<string>>();
  for (const { criterion, title } of proofs) {
    grouped.set(criterion, (grouped.get(criterion) ?? new Set()).add(title));
  }
  const rank = (criterion: string) =>
    criterion.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
  return [...grouped]
    .map(([criterion, titles]): [string, string[]] => [criterion, [...titles]])
    .toSorted(([a], [b]) => rank(a) - rank(b));
}

/** The sentence about the criteria whose tests run for every component. */
export const checkedForAll = (proofs: readonly Proof[]): string =>
  `Checked for every component: ${byCriterion(proofs)
    .map(([criterion]) => `${criterion} ${WCAG_CRITERIA[criterion]}`)
    .join(', ')}.`;
