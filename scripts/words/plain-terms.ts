import { parseSync } from 'rolldown/utils';

/** A word that comments and documentation do not use, and the standard words for it. */
interface Term {
  readonly refused: RegExp;
  readonly say: string;
}

/**
 * Rejected in comments, names, titles of tests and documentation (docs/decisions/035-names-of-the-trade.md gives the reason).
 * Add a word once no file uses it.
 */
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
  // "its stand" is a part of a lamp.
  { refused: /\bstands\b|(?<!\bits )\bstand\b(?!-)/gi, say: 'is, exists, replaces, represents' },
  { refused: /\bwhoever\b/gi, say: 'the caller, a user who' },
  { refused: /\bheld (?:good|to|at bay)\b/gi, say: 'considered, checked' },
  { refused: /\bspeaks? against\b/gi, say: 'count against' },
  { refused: /\bof its own accord\b/gi, say: 'automatically' },
  { refused: /\bwhat becomes of\b/gi, say: 'the state of, the result of' },
  { refused: /\bin (?:its|their) stead\b/gi, say: 'instead' },
  { refused: /\bfalls? to\b/gi, say: 'belongs to, is assigned to' },
  { refused: /\bat hand\b/gi, say: 'available' },
  { refused: /\basked\b/gi, say: 'requested, params' },
  { refused: /\bsaid\b/gi, say: 'shown, reported, message' },
  // What can be "told apart" can be distinguished.
  { refused: /\btold\b(?!\sapart)/gi, say: 'described, notified, text' },
];

/** Rejected in names of files, functions, types and variables, in addition to the list above. */
export const NAME_TERMS: readonly Term[] = [
  { refused: /\brooms\b/gi, say: 'repositories, dependencies' },
  { refused: /\bpatience\b/gi, say: 'timeout' },
  { refused: /\bkeepings?\b/gi, say: 'location, storage' },
  { refused: /\btellings?\b/gi, say: 'renderer, text' },
  { refused: /\bbring ahead\b/gi, say: 'prefetch' },
  { refused: /\bstranger\b/gi, say: 'anonymous visitor, other' },
  // A comment may well say that input is kept.
  { refused: /\bkept\b/gi, say: 'stored, retained, cached' },
  { refused: /\brefusals?\b/gi, say: 'error' },
  { refused: /\bfaults?\b/gi, say: 'error, problem' },
];

/** A text, and its first line in the file, counted from 1. */
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

/**
 * Comments of TypeScript or JavaScript.
 * @param path its extension selects the syntax
 */
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

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* nodesOf(child);
}

const programOf = (path: string, source: string) =>
  parseSync(path, source).program as unknown as Node;

/** `roomsOfUser` and `ROOMS_OF_USER` as `rooms of user`. */
const inWords = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

const DECLARES =
  /^(VariableDeclarator|(Function|Class)Declaration|TS(Interface|TypeAlias)Declaration)$/;

/** Names of the variables, functions, classes and types that a source file declares, and that of the file. */
function namesOf(path: string, source: string): Passage[] {
  const declared = [...nodesOf(programOf(path, source))].flatMap(({ type, id, start }) =>
    DECLARES.test(type) && isNode(id) && typeof id['name'] === 'string'
      ? [{ text: inWords(id['name']), line: lineAt(source, start) }]
      : [],
  );
  const file = path.split('/').at(-1) ?? '';
  return [{ text: file.replaceAll(/[-.]/g, ' '), line: 1 }, ...declared];
}

/** The titles of tests in a source file. */
function titlesOf(path: string, source: string): Passage[] {
  return [...nodesOf(programOf(path, source))].flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const callee = node['callee'] as Node;
    const [title] = node['arguments'] as Node[];
    if (!title || !/^(test|it|describe)\b/.test(source.slice(callee.start, callee.end))) return [];
    if (title.type !== 'Literal' && title.type !== 'TemplateLiteral') return [];
    return [{ text: source.slice(title.start, title.end), line: lineAt(source, title.start) }];
  });
}

const findIn = (passages: readonly Passage[], terms: readonly Term[]): Finding[] =>
  passages.flatMap(({ text, line }) =>
    terms.flatMap(({ refused, say }) =>
      [...text.matchAll(refused)].map(({ 0: word, index }) => ({
        line: line - 1 + lineAt(text, index),
        word,
        say,
      })),
    ),
  );

/**
 * Rejected words in the comments, names and test titles of a source file, or in the prose of a Markdown page.
 * @param path its extension selects which of both it is
 */
export function findTerms(path: string, source: string): Finding[] {
  if (/\.mdx?$/.test(path)) return findIn(proseOf(source), TERMS);
  return [
    ...findIn([...commentsOf(path, source), ...titlesOf(path, source)], TERMS),
    ...findIn(namesOf(path, source), [...TERMS, ...NAME_TERMS]),
  ];
}
