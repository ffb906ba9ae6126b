/** A word that comments and documentation do not use, and the trade's own words for it. */
interface Term {
  readonly refused: RegExp;
  readonly say: string;
}

/** The list of `docs/decisions/035-names-of-the-trade.md`. Add a word here once no comment has it any more. */
export const TERMS: readonly Term[] = [
  { refused: /\btak(?:en|es|ing) over\b/i, say: 'hydrated, replaced' },
  { refused: /\bway through\b/i, say: 'dependencies' },
  { refused: /\bowe[ds]?\b/i, say: 'queued, due' },
  { refused: /\bimpatien(?:t|ce)\b/i, say: 'timeout' },
  { refused: /\bin one breath\b/i, say: 'atomically' },
  { refused: /\btorn\b/i, say: 'truncated, incomplete' },
  { refused: /\bcomes? near\b/i, say: 'is near the viewport' },
  { refused: /\breachable\b/i, say: 'focusable, available' },
  { refused: /\banew\b/i, say: 'again' },
  { refused: /\breckon(?:s|ed|ing|ings)?\b/i, say: 'compute, system' },
  { refused: /\bbrought\b/i, say: 'loaded, returned, moved' },
  { refused: /\bdeeds?\b/i, say: 'action, event' },
  { refused: /\bholdings?\b/i, say: 'contents' },
  { refused: /\bwithout further ado\b/i, say: 'by default' },
];

export interface Finding {
  /** Counted from 1. */
  line: number;
  word: string;
  say: string;
}

/** Comments of TypeScript or JavaScript, by line; everything else is blank. */
export function commentsOf(source: string): string[] {
  let kept = '';
  let at = 0;
  /** Copies up to an index as comment, or blanks it but for its line breaks. */
  const move = (end: number, isComment: boolean) => {
    const piece = source.slice(at, end);
    kept += isComment ? piece : piece.replaceAll(/[^\n]/g, ' ');
    at = end;
  };
  const indexAfter = (text: string, from: number) => {
    const found = source.indexOf(text, from);
    return found === -1 ? source.length : found + text.length;
  };
  const endOfLine = (from: number) => {
    const found = source.indexOf('\n', from);
    return found === -1 ? source.length : found;
  };
  while (at < source.length) {
    const two = source.slice(at, at + 2);
    const [one] = two;
    if (two === '//') move(endOfLine(at), true);
    else if (two === '/*') move(indexAfter('*/', at), true);
    else if (one === '`') move(indexAfter('`', at + 1), false);
    // A quotation mark in the text of an element has no partner: a string ends with its line at the latest.
    else if (one === "'" || one === '"') {
      move(Math.min(indexAfter(one, at + 1), endOfLine(at)), false);
    } else move(at + 1, false);
  }
  return kept.split('\n');
}

/** The prose of a Markdown page, by line: without fenced code and without code in backticks. */
export function proseOf(source: string): string[] {
  let isCode = false;
  return source.split('\n').map((line) => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    return isCode || isFence ? '' : line.replaceAll(/`[^`]*`/g, '');
  });
}

/** Refused words in the comments of a source file, or in the prose of a Markdown page. @param path decides which of both it is */
export function findTerms(path: string, source: string): Finding[] {
  const lines = /\.mdx?$/.test(path) ? proseOf(source) : commentsOf(source);
  return lines.flatMap((text, index) =>
    TERMS.flatMap(({ refused, say }) => {
      const [word] = refused.exec(text) ?? [];
      return word === undefined ? [] : [{ line: index + 1, word, say }];
    }),
  );
}
