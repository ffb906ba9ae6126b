import { safeParse, type BaseIssue, type IssuePathItem } from 'valibot';
import type { Language, PieceProblem } from '@jyoti/contract';
import type { PieceKind } from '../content/piece-kinds.ts';
import { JsonFault, lineFinder, type Awaited } from './json-lines.ts';

/** Most problems that are told at once. */
const mostProblems = 50;

interface Words {
  awaited: Record<Awaited, string>;
  notList: string;
  missing: string;
  mismatch: (expected: string, found: string) => string;
  invalid: string;
  repeated: (id: string) => string;
}

const words = {
  en: {
    awaited: {
      value: 'This is not JSON: a value belongs here.',
      name: 'This is not JSON: a name in double quotes belongs here.',
      colon: 'This is not JSON: a colon belongs after the name.',
      comma: 'This is not JSON: a comma or the closing bracket belongs here.',
      end: 'This is not JSON: nothing may follow here.',
      depth: 'This is nested too deep.',
    },
    notList: 'This file must hold a list.',
    missing: 'This must be given, and is missing.',
    mismatch: (expected: string, found: string) => `Expected ${expected}, found ${found}.`,
    invalid: 'This value is not valid here.',
    repeated: (id: string) => `The id “${id}” stands in the list twice.`,
  },
  hi: {
    awaited: {
      value: 'यह JSON नहीं है: यहाँ कोई मान होना चाहिए।',
      name: 'यह JSON नहीं है: यहाँ दोहरे उद्धरण में नाम होना चाहिए।',
      colon: 'यह JSON नहीं है: नाम के बाद कोलन होना चाहिए।',
      comma: 'यह JSON नहीं है: यहाँ अल्पविराम या बंद कोष्ठक होना चाहिए।',
      end: 'यह JSON नहीं है: इसके आगे कुछ नहीं होना चाहिए।',
      depth: 'यह बहुत गहरा है।',
    },
    notList: 'इस फ़ाइल में सूची होनी चाहिए।',
    missing: 'यह आवश्यक है, और यहाँ नहीं है।',
    mismatch: (expected: string, found: string) => `${expected} चाहिए, ${found} मिला।`,
    invalid: 'यह मान यहाँ मान्य नहीं है।',
    repeated: (id: string) => `पहचान “${id}” सूची में दो बार है।`,
  },
} satisfies Record<Language, Words>;

type Path = (string | number)[];

function pathOf(issue: BaseIssue<unknown>): Path {
  const items: readonly IssuePathItem[] = issue.path ?? [];
  return items.map(({ key }) => (typeof key === 'number' ? key : String(key)));
}

/** A sentence of the schema's own stands; what the validator words is worded for an editor. */
function sentenceOf(issue: BaseIssue<unknown>, language: Language): string {
  const { missing, mismatch, invalid } = words[language];
  if (!/^Invalid [\w ]+: /.test(issue.message)) return issue.message;
  if (issue.input === undefined) return missing;
  return issue.expected === null ? invalid : mismatch(issue.expected, issue.received);
}

interface Problem {
  path: Path;
  message: string;
}

function problemsOfEntry(value: unknown, kind: PieceKind, at: Path, language: Language): Problem[] {
  const result = safeParse(kind.schema, value, { lang: language });
  return (result.issues ?? []).map((issue: BaseIssue<unknown>) => ({
    path: [...at, ...pathOf(issue)],
    message: sentenceOf(issue, language),
  }));
}

function repeatedIds(list: readonly unknown[], language: Language): Problem[] {
  const seen = new Set<string>();
  return list.flatMap((entry, index) => {
    const id = (entry as { id?: unknown } | null)?.id;
    if (typeof id !== 'string') return [];
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ path: [index, 'id'], message: words[language].repeated(id) }];
  });
}

function problemsOf(json: unknown, kind: PieceKind, language: Language): Problem[] {
  if (!kind.isList) return problemsOfEntry(json, kind, [], language);
  if (!Array.isArray(json)) return [{ path: [], message: words[language].notList }];
  const list: unknown[] = json;
  return [
    ...list.flatMap((entry, index) => problemsOfEntry(entry, kind, [index], language)),
    ...repeatedIds(list, language),
  ];
}

/** What keeps a text from being content of this kind, in the order of its lines. */
export function pieceProblems(text: string, kind: PieceKind, language: Language): PieceProblem[] {
  let lineOf: ReturnType<typeof lineFinder>;
  try {
    lineOf = lineFinder(text);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { line, awaited } = error;
    return [{ path: '', line, message: words[language].awaited[awaited] }];
  }
  return problemsOf(JSON.parse(text), kind, language)
    .map(({ path, message }) => ({ path: path.join('.'), line: lineOf(path), message }))
    .toSorted((a, b) => a.line - b.line)
    .slice(0, mostProblems);
}
