import { safeParse, type BaseIssue, type IssuePathItem } from 'valibot';
import { contentForms, type Language, type PieceProblem } from '@jyoti/contract';
import { formatList } from '@jyoti/language';
import type { PieceKind } from '../content/piece-kinds.ts';
import { JsonSyntaxError, lineFinder } from './json-lines.ts';
import { pieceProblemMessages } from '../messages.generated/piece-problem.ts';

/** Most problems reported at once. */
const mostProblems = 50;

/** The validator names a form by its pattern. */
const formNames = new Map(
  Object.entries(contentForms).map(([name, form]) => [
    String(form),
    name as keyof typeof contentForms,
  ]),
);

type Path = (string | number)[];

function pathOf(issue: BaseIssue<unknown>): Path {
  const items: readonly IssuePathItem[] = issue.path ?? [];
  return items.map(({ key }) => (typeof key === 'number' ? key : String(key)));
}

/** Custom messages of the schema are used as they are; those of the validator are reworded for editors. */
function sentenceOf(issue: BaseIssue<unknown>, language: Language): string {
  const { missing, belongs, oneOf, unknownName, empty, forms, invalid } =
    pieceProblemMessages[language];
  if (!/^Invalid [\w ]+: /.test(issue.message)) return issue.message;
  if (issue.input === undefined) return missing;
  const { type, expected } = issue;
  if (type === 'strict_object' && expected === 'never') return unknownName;
  if (type === 'strict_object') return belongs.object;
  if (type === 'picklist' || type === 'literal') {
    return oneOf({
      choices: formatList(
        (expected ?? '').replace(/^\(|\)$/g, '').split(' | '),
        language,
        'disjunction',
      ),
    });
  }
  const form = type === 'regex' ? formNames.get(expected ?? '') : undefined;
  if (form !== undefined) return forms[form];
  if (type === 'non_empty' || (type === 'min_length' && expected === '>=1')) return empty;
  return Object.hasOwn(belongs, type) ? belongs[type as keyof typeof belongs] : invalid;
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
    return [{ path: [index, 'id'], message: pieceProblemMessages[language].repeated({ id }) }];
  });
}

function problemsOf(json: unknown, kind: PieceKind, language: Language): Problem[] {
  if (!kind.isList) return problemsOfEntry(json, kind, [], language);
  if (!Array.isArray(json)) return [{ path: [], message: pieceProblemMessages[language].notList }];
  const list: unknown[] = json;
  return [
    ...list.flatMap((entry, index) => problemsOfEntry(entry, kind, [index], language)),
    ...repeatedIds(list, language),
  ];
}

/** The validation errors of a content file, in the order of its lines. */
export function pieceProblems(text: string, kind: PieceKind, language: Language): PieceProblem[] {
  let lineOf: ReturnType<typeof lineFinder>;
  try {
    lineOf = lineFinder(text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const { line, awaited } = error;
    return [{ path: '', line, message: pieceProblemMessages[language].awaited[awaited] }];
  }
  return problemsOf(JSON.parse(text), kind, language)
    .map(({ path, message }) => ({ path: path.join('.'), line: lineOf(path), message }))
    .toSorted((a, b) => a.line - b.line)
    .slice(0, mostProblems);
}
