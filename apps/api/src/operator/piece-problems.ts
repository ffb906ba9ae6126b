import { safeParse, type BaseIssue, type IssuePathItem } from 'valibot';
import { ceremonyHourForm, type Language, type PieceProblem } from '@jyoti/contract';
import type { PieceKind } from '../content/piece-kinds.ts';
import { JsonFault, lineFinder, type Awaited } from './json-lines.ts';

/** Most problems that are told at once. */
const mostProblems = 50;

interface Words {
  awaited: Record<Awaited, string>;
  notList: string;
  missing: string;
  /** By the type of what the schema expects. */
  belongs: Record<'string' | 'number' | 'boolean' | 'array' | 'object', string>;
  oneOf: (choices: string) => string;
  unknownName: string;
  empty: string;
  /** By the pattern of the schema. */
  forms: Record<string, string>;
  invalid: string;
  repeated: (id: string) => string;
}

/** Patterns of the schemas, as the validator names them. */
const sitePathForm = String(/^([/](?![/])|#)/);
const pictureForm = String(/^[/](?![/])/);
const slugForm = String(/^[a-z\d]+(-[a-z\d]+)*$/);
const yearForm = String(/^\d{4}$/);
const durationForm = String(/^\d{1,2}:[0-5]\d$/);
const hourForm = String(ceremonyHourForm);
const outsideForm = String(/^https:[/][/]/);

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
    missing: 'This is required, but it is missing.',
    belongs: {
      string: 'A text in double quotes belongs here.',
      number: 'A number without quotes belongs here.',
      boolean: 'Only true or false, without quotes, is allowed here.',
      array: 'A list in square brackets belongs here.',
      object: 'Names and values in curly brackets belong here.',
    },
    oneOf: (choices) => `Only one of these is allowed here: ${choices}.`,
    unknownName: 'This name is not known here: check its spelling, or remove it.',
    empty: 'This must not be empty.',
    forms: {
      [sitePathForm]: 'This must be a path on this site, such as /panchang, or a # with a name.',
      [pictureForm]: 'This must be the path of a picture on this site, such as /images/moon.webp.',
      [slugForm]: 'This can have small letters, digits and single hyphens only: the-moons-month.',
      [yearForm]: 'This must be a year of four digits.',
      [durationForm]: 'This must be minutes and seconds, such as 4:05.',
      [hourForm]: 'This must be an hour on the clock of 24 hours, such as 18:30.',
      [outsideForm]: 'This must be an address that begins with https://.',
    },
    invalid: 'This value is not valid here.',
    repeated: (id: string) => `The id “${id}” is in the list twice.`,
  },
  hi: {
    awaited: {
      value: 'यह जेसन नहीं है: यहाँ कोई मान होना चाहिए।',
      name: 'यह जेसन नहीं है: यहाँ दोहरे उद्धरण में नाम होना चाहिए।',
      colon: 'यह जेसन नहीं है: नाम के बाद कोलन होना चाहिए।',
      comma: 'यह जेसन नहीं है: यहाँ अल्पविराम या बंद कोष्ठक होना चाहिए।',
      end: 'यह जेसन नहीं है: इसके आगे कुछ नहीं होना चाहिए।',
      depth: 'यह बहुत गहरा है।',
    },
    notList: 'इस फ़ाइल में सूची होनी चाहिए।',
    missing: 'यह आवश्यक है, और यहाँ नहीं है।',
    belongs: {
      string: 'यहाँ दोहरे उद्धरण में पाठ होना चाहिए।',
      number: 'यहाँ बिना उद्धरण की संख्या होनी चाहिए।',
      boolean: 'यहाँ केवल true या false, बिना उद्धरण के, हो सकता है।',
      array: 'यहाँ वर्गाकार कोष्ठक में सूची होनी चाहिए।',
      object: 'यहाँ घुमावदार कोष्ठक में नाम और मान होने चाहिए।',
    },
    oneOf: (choices) => `यहाँ केवल इनमें से एक हो सकता है: ${choices}।`,
    unknownName: 'यहाँ इस नाम का कोई अर्थ नहीं है: वर्तनी देखें, या इसे हटाएँ।',
    empty: 'यह ख़ाली नहीं हो सकता।',
    forms: {
      [sitePathForm]: 'यह इस साइट का पथ होना चाहिए, जैसे /panchang, या # के साथ नाम।',
      [pictureForm]: 'यह इस साइट के चित्र का पथ होना चाहिए, जैसे /images/moon.webp।',
      [slugForm]: 'इसमें केवल छोटे अंग्रेज़ी अक्षर, अंक और एक-एक हाइफ़न हो सकते हैं: the-moons-month।',
      [yearForm]: 'यह चार अंकों का वर्ष होना चाहिए।',
      [durationForm]: 'यह मिनट और सेकंड होने चाहिए, जैसे 4:05।',
      [hourForm]: 'यह 24 घंटे की घड़ी का समय होना चाहिए, जैसे 18:30।',
      [outsideForm]: 'यह https:// से शुरू होने वाला पता होना चाहिए।',
    },
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
  const { missing, belongs, oneOf, unknownName, empty, forms, invalid }: Words = words[language];
  if (!/^Invalid [\w ]+: /.test(issue.message)) return issue.message;
  if (issue.input === undefined) return missing;
  const { type, expected } = issue;
  if (type === 'strict_object' && expected === 'never') return unknownName;
  if (type === 'strict_object') return belongs.object;
  if (type === 'picklist' || type === 'literal') {
    return oneOf((expected ?? '').replace(/^\(|\)$/g, '').replaceAll(' | ', ', '));
  }
  if (type === 'regex') return forms[expected ?? ''] ?? invalid;
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
