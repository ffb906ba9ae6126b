/** A name of vanilla-extract's, made of the prefix of the kit and a hash. */
export const GENERATED_NAME = /\bjy-[a-z\d]+/g;

/** Length of the repeated text that is looked for. Compression replaces such repeats. */
const PHRASE = 6;

/** Generated names count as one: no two sheets share one of them. */
function phrasesOf(sheet: string): Set<string> {
  const text = sheet.replace(GENERATED_NAME, 'name');
  const phrases = new Set<string>();
  for (let at = 0; at + PHRASE <= text.length; at += 1) phrases.add(text.slice(at, at + PHRASE));
  return phrases;
}

/**
 * Puts style sheets in an order in which they compress well: next comes the one of which the largest share repeats what
 * is already there, the largest first of all.
 */
export function orderBySharedText(sheets: readonly string[]): string[] {
  const largestFirst = sheets.toSorted((one, other) => other.length - one.length);
  const left = new Map(largestFirst.map((sheet) => [sheet, phrasesOf(sheet)]));
  const seen = new Set<string>();
  const ordered: string[] = [];
  while (left.size > 0) {
    let next: [sheet: string, phrases: Set<string>] | undefined;
    let largestShare = -1;
    for (const [sheet, phrases] of left) {
      const share = phrases.intersection(seen).size / Math.max(phrases.size, 1);
      if (share > largestShare) [next, largestShare] = [[sheet, phrases], share];
    }
    const [sheet, phrases] = next!;
    left.delete(sheet);
    ordered.push(sheet);
    for (const phrase of phrases) seen.add(phrase);
  }
  return ordered;
}
