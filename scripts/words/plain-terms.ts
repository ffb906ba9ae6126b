import { parseSync } from 'rolldown/utils';

/** A word that comments and documentation do not use, and the trade's own words for it. */
interface Term {
  readonly refused: RegExp;
  readonly say: string;
}

/** The list of `docs/decisions/035-names-of-the-trade.md`. Add a word here once no comment has it any more. */
export const TERMS: readonly Term[] = [
  { refused: /\btak(?:en|es|ing) over\b/gi, say: 'hydrated, replaced' },
  { refused: /\bway through\b/gi, say: 'dependencies' },
  { refused: /\bowe[ds]?\b/gi, say: 'queued, due' },
  { refused: /\bimpatien(?:t|ce)\b/gi, say: 'timeout' },
  { refused: /\bin one\s[\s*]*breath\b/gi, say: 'atomically' },
  { refused: /\btorn\b/gi, say: 'truncated, incomplete' },
  { refused: /\bcomes? near\b/gi, say: 'is near the viewport' },
  { refused: /\breachable\b/gi, say: 'focusable, available' },
  { refused: /\banew\b/gi, say: 'again' },
  { refused: /\breckon(?:s|ed|ing|ings)?\b/gi, say: 'compute, system' },
  { refused: /\bbrought\b/gi, say: 'loaded, returned, moved' },
  { refused: /\bdeeds?\b/gi, say: 'action, event' },
  { refused: /\bholdings?\b/gi, say: 'contents' },
  { refused: /\bwithout further ado\b/gi, say: 'by default' },
  { refused: /\bat its foot\b/gi, say: 'at its bottom' },
  { refused: /\bby turns\b/gi, say: 'alternately' },
  { refused: /\btwentieth\s[\s*]*of\s[\s*]*a\s[\s*]*second\b/gi, say: '50 ms' },
];

/** A text, and the line of the file at which it begins, counted from 1. */
interface Passage {
  text: string;
  line: number;
}

export interface Finding {
  /** Counted from 1. */
  line: number;
  word: string;
  say: string;
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Comments of TypeScript or JavaScript. @param path its ending decides how the source is parsed */
function commentsOf(path: string, source: string): Passage[] {
  return parseSync(path, source).comments.map(({ value, start }) => ({
    text: value,
    line: lineAt(source, start),
  }));
}

/** The prose of a Markdown page: without fenced code and without code in backticks. */
function proseOf(source: string): Passage[] {
  const blank = (code: string) => code.replaceAll(/[^\n]/g, ' ');
  const prose = source
    .replaceAll(/^\s*(`{3,}|~{3,})[^]*?^\s*\1/gm, blank)
    .replaceAll(/`[^`\n]*`/g, blank);
  return [{ text: prose, line: 1 }];
}

/** Refused words in the comments of a source file, or in the prose of a Markdown page. @param path decides which of both it is */
export function findTerms(path: string, source: string): Finding[] {
  const passages = /\.mdx?$/.test(path) ? proseOf(source) : commentsOf(path, source);
  return passages.flatMap(({ text, line }) =>
    TERMS.flatMap(({ refused, say }) =>
      [...text.matchAll(refused)].map(({ 0: word, index }) => ({
        line: line - 1 + lineAt(text, index),
        word,
        say,
      })),
    ),
  );
}
