import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { misspelt } from '../words/spelling.ts';
import { argumentsOf, entriesOf, formsOf, pluralFormsOf, type Arguments } from './icu.ts';
import { languagesOf, packagesWithMessages, pathOf, readMessages, subjectsOf } from './packages.ts';

/** A translation may be twice as long as English; a short one a little longer, because a word can be. */
const longest = (english: number) => 2 * english + 10;

/** Equal texts of this length and more are sentences, not names or units. */
const SENTENCE = 20;

/** `[lagna|Ascendant]` without the id of the term. */
const withoutIds = (form: string) => form.replaceAll(/\[\w+\|([^\]]+)\]/g, '$1');

const lengthOf = (forms: readonly string[]) => Math.max(...forms.map(({ length }) => length));

interface Message {
  forms: string[];
  inMessage: Arguments;
}

/** The messages of a file by their key path; what is wrong with a single message is added to `problems`. */
function messagesOf(path: string, language: string, root: string, problems: string[]) {
  const found = new Map<string, Message>();
  const categoriesOf = (type: Intl.PluralRuleType): readonly string[] =>
    new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
  for (const [key, text] of entriesOf(readMessages(path, root))) {
    const wrong = (what: string) => problems.push(`${path}: ${key}: ${what}`);
    try {
      const forms = formsOf(text);
      found.set(key, { forms, inMessage: argumentsOf(text) });
      if (text.trim() === '') wrong('is empty');
      for (const { form, type } of pluralFormsOf(text))
        if (!form.startsWith('=') && !categoriesOf(type).includes(form))
          wrong(`${language} has no plural form “${form}”`);
      if (language === 'en' || language === 'hi')
        for (const misspelling of forms.flatMap((form) => misspelt(withoutIds(form), language)))
          wrong(misspelling);
    } catch (error) {
      wrong((error as Error).message);
    }
  }
  return found;
}

/** What differs between a translation and English. */
function differences(english: Map<string, Message>, own: Map<string, Message>): string[] {
  // `{Graha}` is `{graha}` at the start of a sentence, which another language may begin with another word.
  const list = (inMessage: Arguments) =>
    [
      ...new Set(
        [...inMessage.keys()].map((name) => name.replace(/^./, (one) => one.toLowerCase())),
      ),
    ]
      .toSorted()
      .join(', ');
  return [...new Set([...english.keys(), ...own.keys()])].flatMap((key) => {
    const [before, after] = [english.get(key), own.get(key)];
    if (!before) return [`${key}: is not in English`];
    if (!after) return [`${key}: is missing`];
    if (list(before.inMessage) !== list(after.inMessage))
      return [
        `${key}: has the arguments (${list(after.inMessage)}), English has (${list(before.inMessage)})`,
      ];
    if (lengthOf(after.forms) >= SENTENCE && after.forms.join() === before.forms.join())
      return [`${key}: is still English`];
    return lengthOf(after.forms) > longest(lengthOf(before.forms))
      ? [`${key}: is much longer than English: ${after.forms[0]}`]
      : [];
  });
}

/** The end of a sentence. */
const HINDI_SENTENCE = /\p{Script=Devanagari}।/u;

/** Sources with a sentence that no translator can edit. What a theme is called is part of the theme. */
const sentencesInSources = (root: string): string[] =>
  globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter(
      (file) =>
        !/[.\\/](test|stories|samples|examples|messages\.generated)[.\\/]|themes/.test(file),
    )
    .filter((file) => HINDI_SENTENCE.test(readFileSync(join(root, file), 'utf8')))
    .map(
      (file) => `${file}: has a sentence in Hindi, which belongs into the messages of its package`,
    );

/** What is wrong with the messages of a repository, one line for each problem. */
export function problemsOf(root: string): string[] {
  const problems: string[] = [];
  for (const folder of packagesWithMessages(root)) {
    const [, ...translations] = languagesOf(folder, root);
    const subjects = subjectsOf(folder, 'en', root);
    for (const language of translations)
      for (const subject of subjectsOf(folder, language, root))
        if (!subjects.includes(subject))
          problems.push(`${pathOf(folder, language, subject)}: is not in English`);
    for (const subject of subjects) {
      const english = messagesOf(pathOf(folder, 'en', subject), 'en', root, problems);
      for (const language of translations) {
        const path = pathOf(folder, language, subject);
        if (!subjectsOf(folder, language, root).includes(subject)) {
          problems.push(`${path}: is missing`);
          continue;
        }
        const own = messagesOf(path, language, root, problems);
        problems.push(...differences(english, own).map((line) => `${path}: ${line}`));
      }
    }
  }
  return [...problems, ...sentencesInSources(root)];
}
