import { withLatinWords } from './latin.ts';

/** What no text may have: a value that was not filled in, doubled spaces or punctuation, a danda after a space. */
const MISTAKES =
  /\bundefined\b|\bNaN\b|\[object|\{[^}]*\}|\[\w+\||[ \u00A0]{2}|[।,;:.?!]{2}| [।,;:?!]|^ | $/;

/** A full stop where Hindi has a danda: not that of initials (बी. वी. रमन), "सं. 107" or the number of an item. */
const FULL_STOP = /(?<!(?:^|[\s(])(?:बी|वी|सं)|^\d+)(?<=[\p{L}\p{M}\d)”’%])\.(?=[\s”’)]|$)/u;

/** Sentences of which the last has no end. The chapter and verse of a source may follow them. */
const NO_END = /।[^।?!]*[^।?!॥:…)”’\d]$/u;

/**
 * Texts in Hindi with a Latin word or another mistake.
 * @param allowed Latin words, such as names that the test sent
 */
export function wrongHindi(texts: Iterable<string>, allowed: readonly string[] = []): string[] {
  const all = [...new Set(texts)];
  const wrong = all.filter((text) =>
    [MISTAKES, FULL_STOP, NO_END].some((mistake) => mistake.test(text)),
  );
  return [...new Set([...withLatinWords(all, allowed), ...wrong])];
}

/**
 * Every string in data.
 * @param silent names of properties that are no texts, such as `type`
 */
export function* stringsOf(data: unknown, silent: readonly string[] = []): Generator<string> {
  if (typeof data === 'string') yield data;
  else if (typeof data === 'object' && data !== null)
    for (const [name, value] of Object.entries(data))
      if (!silent.includes(name)) yield* stringsOf(value, silent);
}

/** Whether a string in data is a text: an id or a rule of the engine has few words or a small first letter. */
export const isHindiText = (text: string): boolean =>
  /\p{Script=Devanagari}|^[A-Z](.* ){5}|\w \w.*[.!?]$/u.test(text);
